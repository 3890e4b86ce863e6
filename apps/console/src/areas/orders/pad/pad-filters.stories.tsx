import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { demoRetailer, padService } from "./stories/demo-pad.ts";

/** What the search of the order pad is narrowed by, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Order pad filter",
  component: AppAt,
  ...screenOf({
    role: "HUB_MANAGER",
    path: `/create-order?retailer=${demoRetailer.id}`,
    service: () => padService(),
  }),
});

export const Filter = meta.story({
  name: "the search is narrowed by keys: a scheme, then the arrow shows all that is left, and Enter adds it",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    const entry = await canvas.findByRole("combobox", { name: "Add by name, SKU or EAN" });
    await waitFor(() => expect(entry).toHaveFocus());
    await userEvent.keyboard("{Alt>}f{/Alt}");
    const brand = await canvas.findByRole("combobox", { name: "Brand" }, { timeout: 10_000 });
    await waitFor(() => expect(brand).toHaveFocus());
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Category" }), "Staples");
    await expect(await canvas.findByRole("combobox", { name: "Sub-category" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "With a scheme" }));
    await userEvent.keyboard("/");
    await waitFor(() => expect(entry).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    const option = await canvas.findByRole("option", { name: /Mustard Oil/ });
    await expect(option).toHaveTextContent("until 01-06-2027, at most 100 packs");
    await expect(within(option).getByText("Oil by the case")).toBeVisible();
    await expect(canvas.getAllByRole("option", { name: /units/ })).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("textbox", { name: /^Packs of Mustard/ })).toBeVisible();
    await expect(await canvas.findByText("of 12, at most 100")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await userEvent.click(await canvas.findByRole("button", { name: "Filter" }));
    await expect(await canvas.findByRole("combobox", { name: "Category" }, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "In stock" }));
    await expect(canvas.getByRole("button", { name: "Show all" })).toBeVisible();
  },
});
