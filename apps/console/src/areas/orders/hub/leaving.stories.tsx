import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { box, retype, type Canvas } from "../../../stories/form.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok, refuseStale } from "../../../stories/service.ts";
import { demoHubOrder, demoHubOrderPage, hubOrderService } from "./stories/demo-hub-orders.ts";

/** What becomes of what was counted of a hub order when its page is left, or somebody else changes it. */
const meta = preview.meta({
  title: "Screens/Orders/Hub order, leaving",
  component: AppAt,
  ...screenOf({
    role: "SUPER_ADMIN",
    path: `/hub-order/${demoHubOrder(0).id}/dispatch`,
    service: () => hubOrderService(),
  }),
});

const oil = "Units of Mustard Oil 1 L";

const leave = async (canvas: Canvas, place = "Brand") => {
  await userEvent.click(canvas.getByRole("link", { name: place }));
  return within(await screen.findByRole("alertdialog", { name: "Leave" }));
};

export const Sent = meta.story({
  name: "whoever leaves with something chosen to be sent is asked first, and is not once it is sent",
  globals: { viewport: { value: "desk" } },
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/hub-order/:id/dispatch", () => ok({ ...demoHubOrder(0) })));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dispatch HO07-26-000418");
    await canvas.findByRole("button", { name: "Dispatch" });
    await retype(canvas, oil, "4");
    const question = await leave(canvas);
    await expect(question.getByText("What you typed is not sent, and is not kept.")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(box(canvas, oil)).toHaveValue("4");
    await userEvent.click(canvas.getByRole("button", { name: "Dispatch" }));
    await arrive(canvasElement, "HO07-26-000418");
  },
});

export const Counted = meta.story({
  name: "whoever leaves with something counted is asked first, and leaves by saying so",
  globals: { role: "HUB_MANAGER", viewport: { value: "desk" } },
  args: { path: `/hub-order/${demoHubOrder(0).id}/receive` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Receive HO07-26-000418");
    await canvas.findByRole("button", { name: "Receive" });
    await retype(canvas, "Counted of Toor Dal 1 kg", "58");
    const question = await leave(canvas, "Retailer Orders");
    await userEvent.click(question.getByRole("button", { name: "Yes, leave now!" }));
    await arrive(canvasElement, "Retailer Orders");
  },
});

let isChanged = false;
let isRead = false;

export const Changed = meta.story({
  name: "what was chosen stays, with why it was not sent, when somebody else has changed the hub order meanwhile",
  beforeEach: ({ msw }) => {
    isChanged = false;
    isRead = false;
    const page = demoHubOrderPage(0);
    const now = { ...page, version: page.version + 1 };
    msw.use(
      http.get("/oms/hub-order/:id/page", () => {
        isRead = isChanged;
        return ok(isChanged ? now : page);
      }),
      http.post("/oms/hub-order/:id/dispatch", () => {
        isChanged = true;
        return refuseStale(now);
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dispatch HO07-26-000418");
    await canvas.findByRole("button", { name: "Dispatch" });
    await retype(canvas, oil, "4");
    await userEvent.click(canvas.getByRole("button", { name: "Dispatch" }));
    await waitFor(() => expect(isRead).toBe(true));
    // A toast says it, too, and goes.
    const counts = canvasElement.querySelector<HTMLElement>(".hub-count");
    await waitFor(() => expect(counts).toHaveTextContent("Someone else has changed this in the meantime"));
    await expect(box(canvas, oil)).toHaveValue("4");
  },
});
