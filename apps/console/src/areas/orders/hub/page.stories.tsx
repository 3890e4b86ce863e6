import type { HubInvoice } from "@o2r/api/contract/orders";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok } from "../../../stories/service.ts";
import { demoId } from "../../../stories/thing-service.ts";
import { demoShortNote, demoTaxedDispatch } from "./stories/demo-hub-invoices.ts";
import { demoHubOrder, demoHubOrderPage, hubOrderService } from "./stories/demo-hub-orders.ts";

const path = (number: number) => `/hub-order/${demoHubOrder(number).id}` as const;

/** One hub order, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Hub order",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: path(0), service: () => hubOrderService() }),
});

export const Loaded = meta.story({
  name: "lines say what was sent and what the central warehouse is short of, consignments what is on its way",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "HO07-26-000418");
    await expect(await canvas.findByText("8 short")).toBeVisible();
    await expect(canvas.getByText("On its way")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Dispatch" })).toBeVisible();
  },
});

const carried = { id: demoId(960), number: "SH02-26-000118", state: "PENDING" } as const;

export const Carried = meta.story({
  name: "what carries a consignment is named with it and among the documents, and opens for whoever sends it",
  beforeEach: ({ msw }) => {
    const page = demoHubOrderPage(0);
    const dispatches = page.dispatches.map((sent) => ({ ...sent, shipment: carried }));
    msw.use(http.get("/oms/hub-order/:id/page", () => ok({ ...page, dispatches })));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "HO07-26-000418");
    const links = await canvas.findAllByRole("link", { name: /SH02-26-000118/ });
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toHaveAttribute("href", `/shipment-management/${carried.id}`);
  },
});

export const Challan = meta.story({
  name: "a consignment has its delivery challan",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "HO07-26-000418");
    await userEvent.click(await canvas.findByRole("button", { name: "Delivery challan" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: /Delivery challan DC02-26-000071/ }, { timeout: 10_000 }),
    );
    await expect(dialog.getByText("Not a supply: between places of one GSTIN")).toBeVisible();
    await expect(dialog.getByText(/^Twelve Thousand Three Hundred/i)).toBeVisible();
  },
});

export const PurchaseOrder = meta.story({
  name: "what was raised has its purchase order from the hub to the central warehouse, with its total in words",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "HO07-26-000418");
    await userEvent.click(await canvas.findByRole("button", { name: "Purchase order" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Print Purchase order HO07-26-000418" }, { timeout: 10_000 }),
    );
    const names = [...(dialog.getByText("From").parentElement?.parentElement?.querySelectorAll("b") ?? [])];
    await expect(names.map(({ textContent }) => textContent)).toEqual(["Pune Hub Kothrud", "Pune Central Warehouse"]);
    const row = dialog.getByRole("row", { name: /Toor Dal 1 kg/ });
    await expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["1", "DHL-DAL-TR01", "Toor Dal 1 kg", "5 × 12", "60", "128.40", "7,704.00"]);
    await expect(dialog.getByText("30,816.00")).toBeVisible();
    await expect(dialog.getByText(/^Thirty Thousand Eight Hundred/i)).toBeVisible();
  },
});

export const Draft = meta.story({
  name: "a draft is no purchase order yet",
  args: { path: path(1) },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "HO07-26-000417");
    await expect(await canvas.findByRole("link", { name: "Edit" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Purchase order" })).toBeNull();
  },
});

export const TaxInvoice = meta.story({
  name: "a consignment to another GSTIN has its tax invoice, with the tax of its lines, its HSN summary and its total in words",
  ...screenOf({
    role: "CWH_MANAGER",
    path: path(0),
    service: () => [
      http.get("/oms/hub-order/:id/page", () => ok({ ...demoHubOrderPage(0), dispatches: [demoTaxedDispatch] })),
      ...hubOrderService(),
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "HO07-26-000418");
    await userEvent.click(await canvas.findByRole("button", { name: "Tax invoice" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: /Tax invoice H07\/26-27\/000071/ }, { timeout: 10_000 }),
    );
    for (const words of ["Original for recipient", "Karnataka (29)", "HSN summary"])
      await expect(dialog.getAllByText(words)[0]).toBeVisible();
    await expect(dialog.getAllByText("GSTIN 29AAACO1234A1Z1")[0]).toBeVisible();
    await expect(dialog.getAllByText("616.32")[0]).toBeVisible();
    await expect(dialog.getByText(/^Twelve Thousand Nine Hundred/i)).toBeVisible();
  },
});

const withTaxed = (invoice: Partial<HubInvoice> = {}) =>
  screenOf({
    role: "CWH_MANAGER",
    path: path(0),
    service: () => [
      http.get("/oms/hub-order/:id/page", () =>
        ok({
          ...demoHubOrderPage(0),
          dispatches: [
            {
              ...demoTaxedDispatch,
              invoice: demoTaxedDispatch.invoice && { ...demoTaxedDispatch.invoice, ...invoice },
            },
          ],
        }),
      ),
      http.post("/oms/hub-invoice/:id/ask-irn", () => ok({ done: true })),
      http.post("/oms/hub-invoice/:id/enter-irn", () => ok({ done: true })),
      ...hubOrderService(),
    ],
  });

export const Registration = meta.story({
  name: "the tax invoice of a consignment is registered by the provider, or by hand with what the portal gave",
  ...withTaxed(),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "HO07-26-000418");
    await expect(await canvas.findByText("It needs an IRN before it leaves")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "PDF" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Get IRN" }));
    await expect(
      await screen.findByText("H07/26-27/000071 will be registered by the provider", {}, { timeout: 10_000 }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Enter IRN" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Enter IRN of H07/ }, { timeout: 10_000 }));
    await userEvent.type(await dialog.findByRole("textbox", { name: /^IRN/ }, { timeout: 10_000 }), "12");
    await userEvent.click(dialog.getByRole("button", { name: "Enter IRN" }));
    await expect(await dialog.findByText("An IRN has 64 characters of 0–9 and a–f")).toBeVisible();
  },
});

const irn = "0123456789abcdef".repeat(4);

export const Registered = meta.story({
  name: "the tax invoice of a consignment that is registered shows its IRN, and is registered once",
  ...withTaxed({ irn, ackNumber: "112010036563310", ackDate: "2026-11-21" }),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "HO07-26-000418");
    await expect(await canvas.findByText(irn)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Enter IRN" })).toBeNull();
  },
});

export const Dispatch = meta.story({
  name: "what is set aside and on the shelf is what leaves, unless somebody counts less",
  args: { path: `${path(0)}/dispatch` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Dispatch HO07-26-000418");
    await expect(await canvas.findByRole("textbox", { name: "Units of Mustard Oil 1 L" })).toHaveValue("16");
    await expect(canvas.getByText("100 units of 3 lines")).toBeVisible();
    // Of 24 only 16 are there: the count ends with them, and says why.
    await expect(canvas.getByRole("button", { name: "Units of Mustard Oil 1 L: 12 more" })).toBeDisabled();
    const why = "No more than 16 can leave: the rest is not there, or expires too soon";
    await expect(canvas.getByText(why)).toBeVisible();
    const units = canvas.getByRole("textbox", { name: "Units of Mustard Oil 1 L" });
    await userEvent.clear(units);
    await userEvent.type(units, "4");
    await expect(canvas.queryByText(why)).toBeNull();
    await userEvent.type(units, "0");
    await expect(units).toHaveAccessibleDescription(why);
    await expect(canvas.getByRole("button", { name: "Dispatch" })).toBeDisabled();
  },
});

export const Receive = meta.story({
  name: "what came is counted batch by batch, and what differs is said",
  globals: { role: "HUB_MANAGER" },
  args: { path: `${path(0)}/receive` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Receive HO07-26-000418");
    const counted = await canvas.findByRole("textbox", { name: "Counted of Toor Dal 1 kg" });
    await userEvent.clear(counted);
    await userEvent.type(counted, "58");
    await expect(await canvas.findByText("2 short")).toBeVisible();
    await expect(canvas.getByText("1 batch differs")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Damaged of Toor Dal 1 kg: one more" }));
    await expect(await canvas.findByText("2 short, 1 damaged")).toBeVisible();
  },
});

export const Tablet = meta.story({
  name: "on a tablet the counts of a batch stand below its name, which keeps to a line",
  globals: { role: "HUB_MANAGER", viewport: { value: "tablet" } },
  args: { path: `${path(0)}/receive` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Receive HO07-26-000418");
    const name = (await canvas.findByText("Toor Dal 1 kg")).getBoundingClientRect();
    const counted = canvas.getByRole("textbox", { name: "Counted of Toor Dal 1 kg" }).getBoundingClientRect();
    await expect(name.height).toBeLessThan(32);
    await expect(counted.top).toBeGreaterThan(name.bottom);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "HO07-26-000418");
    const lines = await canvas.findByRole("region", { name: "Lines, table" });
    await expect(lines.scrollWidth).toBeLessThanOrEqual(lines.clientWidth);
  },
});

export const CreditNote = meta.story({
  name: "what was missing of a consignment to another GSTIN has its credit note, which names the invoice",
  ...withTaxed({ irn, ackNumber: "112010036563310", ackDate: "2026-11-21", creditNote: demoShortNote() }),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "HO07-26-000418");
    const note = within(await canvas.findByRole("region", { name: "Credit note C07/26-27/000003" }));
    await expect(note.getByText(/808\.92, for what is missing/)).toBeVisible();
    await expect(note.getByRole("button", { name: "PDF" })).toBeVisible();
    await userEvent.click(note.getByRole("button", { name: "Credit note" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: /Credit note C07\/26-27\/000003/ }, { timeout: 10_000 }),
    );
    await expect(dialog.getByText(/^H07\/26-27\/000071, /)).toBeVisible();
    await expect(dialog.getByText(/^Eight Hundred Eight/i)).toBeVisible();
  },
});
