import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { findDay } from "../../../stories/form.ts";
import { arrive } from "../../../stories/arrive.ts";
import { listStates } from "../../../stories/list-states.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { demoOrder, orderService } from "./stories/demo-orders.ts";

const list = listStates({
  title: "Retailer Orders",
  path: "/order",
  service: orderService,
  role: "HUB_MANAGER",
  first: "RO07-26-048812",
});

/** Orders of retailers, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Order list",
  component: AppAt,
  ...list.screen,
});

export const Loaded = meta.story({
  ...list.loaded,
  name: "orders show whose they are, what they come to, and how far they have come",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of ["Om Sai Kirana", "Hadapsar 3", "13,826.00", "23-11-2026", "Partially allocated"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const OfAgent = meta.story({
  name: "S6.02 an agent, whose orders are taken at the desk, is led to no order pad",
  globals: { role: "CALLING_AGENT" },
  play: async ({ canvas, canvasElement }) => {
    // To an agent the page has another name.
    await arrive(canvasElement, "Orders");
    await expect(await canvas.findByText("RO07-26-048812")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Create order" })).toBeNull();
  },
});

export const Cancel = meta.story({
  name: "S2.124 S5.194 S4.56 an order is cancelled with a reason, and a custom one in words",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement, "RO07-26-048811");
    await userEvent.click(within(row).getByRole("button", { name: /RO07-26-048811/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Cancel" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel" }, { timeout: 10_000 }));
    await expect(await dialog.findByRole("textbox", { name: /^Custom reason/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole("button", { name: "Yes, cancel now!" }));
    await expect(await dialog.findByText("Reason is required")).toBeVisible();
  },
});

export const Reschedule = meta.story({
  name: "S1.04 S2.123 S3.70 S5.196 S5.233 an order is rescheduled from its row to a day, which is required and not past",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement, "RO07-26-048811");
    await userEvent.click(within(row).getByRole("button", { name: /RO07-26-048811/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Reschedule" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reschedule" }, { timeout: 10_000 }));
    await userEvent.click(await dialog.findByRole("button", { name: "Reschedule" }));
    await expect(await dialog.findByText("Date is required")).toBeVisible();
    const day = await findDay(dialog, /^Delivery date/);
    await expect(day).toHaveAttribute("name", "orderSlot");
    await userEvent.type(day, "01-01-2020{Tab}");
    await userEvent.click(dialog.getByRole("button", { name: "Reschedule" }));
    await expect(await dialog.findByText("Date can't be in the past")).toBeVisible();
  },
});

export const AddToShipment = meta.story({
  name: "S2.66 only what has its invoice is added to a shipment, and the rest is left alone",
  beforeEach: ({ msw }) => {
    const rows = [0, 1].map((number) => ({ ...demoOrder(number), state: number === 0 ? "INVOICED" : "PLACED" }));
    msw.use(http.get("/oms/order", () => ok(pageOf(rows))));
  },
  play: async ({ canvas, canvasElement }) => {
    await list.select(canvasElement, "RO07-26-048812", "RO07-26-048811");
    await userEvent.click(await canvas.findByRole("button", { name: "Add to shipment" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add to shipment" }, { timeout: 10_000 }));
    await expect(dialog.getByText(/^1 order goes on a vehicle/)).toBeVisible();
    await expect(dialog.getByText(/not waiting for a vehicle/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Choose the vehicle" })).toBeEnabled();
  },
});

export const GenerateInvoices = meta.story({
  name: "packed orders are invoiced at once, by who says whether the buyers pay the tax, and each that is refused says why",
  beforeEach: ({ msw }) => {
    const rows = [0, 1].map((number) => ({ ...demoOrder(number), state: "PACKED" }));
    msw.use(
      http.get("/oms/order", () => ok(pageOf(rows))),
      http.post("/oms/invoice", async ({ request }) => {
        const body = await request.json();
        await expect(body).toMatchObject({ reverseCharge: true });
        return refuse(409, "row.conflict", "Only a registered buyer pays the tax themselves");
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await list.select(canvasElement, "RO07-26-048812", "RO07-26-048811");
    const invoicing = await canvas.findByRole("button", { name: "Generate invoices" });
    // What nobody can do with these stands behind it, and looks it.
    const allocating = canvas.getByRole("button", { name: "Allocate" });
    await expect(allocating).toBeDisabled();
    await expect(invoicing.compareDocumentPosition(allocating)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(getComputedStyle(allocating).color).not.toBe(getComputedStyle(invoicing).color);
    await userEvent.click(invoicing);
    const dialog = within(await screen.findByRole("dialog", { name: "Generate invoices" }, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Tax is payable on reverse charge/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Issue 2 invoices" }));
    await expect(
      (await screen.findAllByText("Only a registered buyer pays the tax themselves", {}, { timeout: 10_000 })).length,
    ).toBeGreaterThan(0);
  },
});

export const PickSlips = meta.story({
  name: "the pick slips of chosen orders are printed together, without what was cancelled",
  beforeEach: ({ msw }) => {
    const rows = [0, 1, 2].map((number) => ({ ...demoOrder(number), state: number === 2 ? "CANCELLED" : "ALLOCATED" }));
    msw.use(http.get("/oms/order", () => ok(pageOf(rows))));
  },
  play: async ({ canvas, canvasElement }) => {
    await list.select(canvasElement, "RO07-26-048812", "RO07-26-048811", "RO07-26-048810");
    await userEvent.click(await canvas.findByRole("button", { name: "Print pick slips" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Print Pick slips" }, { timeout: 10_000 }));
    await expect(dialog.getByRole("heading", { name: "RO07-26-048812" })).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "RO07-26-048811" })).toBeVisible();
    await expect(dialog.queryByRole("heading", { name: "RO07-26-048810" })).toBeNull();
  },
});

export const PrintInvoice = meta.story({
  name: "the invoice of an order is printed from its row, where it has one",
  beforeEach: ({ msw }) => {
    const rows = [demoOrder(0), { ...demoOrder(4), paid: "PAID" as const }];
    msw.use(
      http.get("/oms/order", () => ok(pageOf(rows))),
      http.get("/oms/invoice/:id/pdf", () => refuse(409, "row.conflict", "Too much is printed just now")),
    );
  },
  play: async ({ canvasElement }) => {
    const without = await list.row(canvasElement);
    await userEvent.click(within(without).getByRole("button", { name: /RO07-26-048812/ }));
    await expect(await screen.findByRole("menuitem", { name: "Pick slip" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: "Print invoice" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    const row = await list.row(canvasElement, "RO07-26-048808");
    await userEvent.click(within(row).getByRole("button", { name: /RO07-26-048808/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Print invoice" }));
    // What is saved leaves the page; what the service refuses is said on it.
    await expect(await screen.findByText(/^Too much is printed just now/)).toBeVisible();
  },
});

export const Phone = meta.story(list.phone);
