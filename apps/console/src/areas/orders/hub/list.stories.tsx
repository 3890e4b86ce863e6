import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { demoId } from "../../../stories/thing-service.ts";
import { demoOrder, orderService } from "../order/stories/demo-orders.ts";
import { hubOrderService } from "./stories/demo-hub-orders.ts";

const list = listStates({
  title: "Hub Order",
  path: "/hub-order",
  service: (total) => [...hubOrderService(total), ...orderService()],
  role: "HUB_MANAGER",
  first: "HO07-26-000418",
});

/** Orders of hubs on central warehouses, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Hub order list",
  component: AppAt,
  ...list.screen,
});

export const Loaded = meta.story({
  ...list.loaded,
  name: "hub orders show between which warehouses they are, how much of them was sent, and when they are expected",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of [
      "Pune Hub Kothrud",
      "Pune Central Warehouse",
      "30,816.00",
      "23-11-2026",
      "Partially dispatched",
    ])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Short = meta.story({
  name: "S2.93 a notification of short stock leads to the hub orders for that order, and on to a new one",
  args: { path: `/hub-order?short=${demoOrder(0).id}` },
  play: async ({ canvas, canvasElement }) => {
    await list.row(canvasElement);
    await expect(
      await canvas.findByText("RO07-26-048812 of Om Sai Kirana is short of stock at Pune Hub Kothrud"),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Order what is short" })).toHaveAttribute(
      "href",
      `/hub-order/new?order=${demoOrder(0).id}&hub=${demoId(701)}`,
    );
  },
});

export const Merge = meta.story({
  name: "several drafts are merged into one",
  play: async ({ canvas, canvasElement }) => {
    await list.select(canvasElement, "HO07-26-000417", "HO07-26-000412", "HO07-26-000416");
    await userEvent.click(await canvas.findByRole("button", { name: "Merge drafts" }));
    const dialog = within(await screen.findByRole("alertdialog", {}, { timeout: 10_000 }));
    await expect(await dialog.findByText(/^2 drafts become one/)).toBeVisible();
  },
});

export const PurchaseOrder = meta.story({
  name: "the purchase order of what was raised is printed from its row, and a draft has none",
  play: async ({ canvasElement }) => {
    const openMenu = async (number: string) => {
      const row = within(await list.row(canvasElement, number));
      await userEvent.click(row.getByRole("button", { name: new RegExp(number) }));
    };
    await openMenu("HO07-26-000417");
    await expect(await screen.findByRole("menuitem", { name: "Open" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: "Purchase order" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await openMenu("HO07-26-000416");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Purchase order" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Print Purchase order HO07-26-000416" }, { timeout: 10_000 }),
    );
    await expect(dialog.getByText("DHL-DAL-TR01")).toBeVisible();
  },
});

export const Phone = meta.story(list.phone);
