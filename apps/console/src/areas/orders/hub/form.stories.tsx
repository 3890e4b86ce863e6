import { http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { chooseByKeys, open } from "../../../stories/form.ts";
import { formStates } from "../../../stories/form-states.ts";
import { demoId, lookupService } from "../../../stories/thing-service.ts";
import { hubOrderService } from "./stories/demo-hub-orders.ts";

const states = formStates({
  path: "/hub-order/new",
  service: hubOrderService,
  role: "HUB_MANAGER",
  title: "Raise hub order",
});

/** The form of a hub order, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Hub order form",
  component: AppAt,
  ...states.screen,
});

export const Fill = meta.story({
  name: "the lines are filled with what the hub is short of, and why; packs are changed where they stand",
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, "Raise hub order");
    await chooseByKeys(canvas, "Hub", "Pune Hub Kothrud");
    await userEvent.click(canvas.getByRole("button", { name: "Fill from shortage" }));
    const grid = await canvas.findByRole("grid", { name: "What the hub is short of" });
    const row = within(grid).getByRole("row", { name: /^Toor Dal 1 kg.*14 in 2 orders/ });
    await expect(row).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole("combobox", { name: /Product/ }).map(({ value }: HTMLInputElement) => value)).toEqual([
        "Toor Dal 1 kg",
        "Mustard Oil 1 L",
      ]),
    );
    // 3 + 1 packs of 12 at 128.40.
    await expect(await canvas.findByText("₹6,163.20", { selector: "b" })).toBeVisible();
    await waitFor(() => expect(grid).toHaveAttribute("aria-describedby"));
    await userEvent.dblClick(within(row).getAllByRole("gridcell").at(-1) ?? row);
    await userEvent.keyboard("0{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("combobox", { name: /Product/ })).toHaveLength(1));
  },
});

let answered = Promise.withResolvers<void>();

export const AnotherHub = meta.story({
  name: "what one hub is short of is not shown beside another, and an answer that comes too late fills nothing",
  beforeEach: ({ msw }) => {
    answered = Promise.withResolvers<void>();
    msw.use(
      lookupService("/api/hub", [
        { id: demoId(701), name: "Pune Hub Kothrud" },
        { id: demoId(702), name: "Pune Hub Hadapsar" },
      ]),
      // The answer itself is that of the other stories.
      http.get("/oms/hub-order/shortage", () => answered.promise),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, "Raise hub order");
    const fill = canvas.getByRole("button", { name: "Fill from shortage" });
    const table = () => canvas.queryByRole("grid", { name: "What the hub is short of" });
    await chooseByKeys(canvas, "Hub", "Pune Hub Kothrud");
    await userEvent.click(fill);
    await chooseByKeys(canvas, "Hub", "Pune Hub Hadapsar");
    answered.resolve();
    await waitFor(() => expect(fill).not.toHaveAttribute("aria-busy"));
    await expect(table()).toBeNull();
    await expect(canvas.queryAllByRole("combobox", { name: /Product/ })).toHaveLength(0);
    await userEvent.click(fill);
    await waitFor(() => expect(table()).toBeVisible());
    await chooseByKeys(canvas, "Hub", "Pune Hub Kothrud");
    await waitFor(() => expect(table()).toBeNull());
  },
});

export const ForOrder = meta.story({
  name: "what a retailer's order is short of stands in it at once",
  args: { path: `/hub-order/new?order=${demoId(310)}&hub=${demoId(701)}` },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, "Raise hub order");
    await waitFor(() =>
      expect(canvas.getAllByRole("combobox").map(({ value }: HTMLInputElement) => value)).toEqual([
        "Pune Hub Kothrud",
        "Pune Central Warehouse",
        "Toor Dal 1 kg",
        "Mustard Oil 1 L",
      ]),
    );
  },
});

export const Phone = meta.story(states.phone);
