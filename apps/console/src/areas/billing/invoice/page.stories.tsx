import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok } from "../../../stories/service.ts";
import { billingService, demoInvoice, demoInvoicePage } from "./stories/demo-invoices.ts";

/** One invoice, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Billing/Invoice",
  component: AppAt,
  ...screenOf({ role: "HUB_MANAGER", path: `/invoice/${demoInvoice(0).id}`, service: () => billingService() }),
});

export const Loaded = meta.story({
  name: "S9.27 S9.28 the invoice is shown as it is printed, with its total in words",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await expect(await canvas.findByText("One Thousand Six Hundred Four Rupee")).toBeVisible();
    await expect(canvas.getByText("6 days overdue")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "HSN summary" })).toBeVisible();
    // The line beside the last of the facts lies below their border, not beside it.
    const box = canvas.getByText("Place of supply").closest("dl");
    const ends = [...(box?.children ?? [])].map((fact) => fact.getBoundingClientRect().right);
    await expect(Math.max(...ends)).toBeGreaterThan((box?.getBoundingClientRect().right ?? Infinity) - 0.5);
  },
});

export const ClosedLink = meta.story({
  name: "who may not open retailers reads the shop's name, and it is no link",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    const shop = demoInvoicePage(0).establishment;
    await expect((await canvas.findAllByText(shop))[0]).toBeVisible();
    await expect(canvas.queryByRole("link", { name: shop })).toBeNull();
  },
});

export const Lines = meta.story({
  name: "S3.48 lines have HSN, GST rate, quantity, the house's price and the retailer's, and their total",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    const table = within(await canvas.findByRole("region", { name: "Lines, table" }));
    for (const head of ["HSN", "Qty, UQC", "PTH ₹", "PTR ₹", "GST", "Total ₹"])
      await expect(table.getByRole("columnheader", { name: head })).toBeVisible();
    const row = within(table.getByText("Detergent 1 kg").closest("tr") ?? canvasElement);
    for (const cell of ["15149920", "12 PCS", "77.49", "78.49", "18%", "1,128.16"])
      await expect(row.getByText(cell)).toBeVisible();
  },
});

export const Print = meta.story({
  name: "S3.48 the printed invoice says whose it is, and leaves out distributorPrice",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await userEvent.click(await canvas.findByRole("button", { name: "Print" }));
    const sheet = within(
      await screen.findByRole("article", { name: "Tax invoice H01/26-27/004182" }, { timeout: 10_000 }),
    );
    await expect(sheet.getByText("Original for recipient")).toBeVisible();
    await expect(sheet.getByText("78.49")).toBeVisible();
    await expect(sheet.queryByText("77.49")).toBeNull();
    await expect(sheet.queryByText("PTH ₹")).toBeNull();
  },
});

export const Share = meta.story({
  name: "a link shows the invoice to a shop without an account; it is made, copied and ended",
  ...screenOf({
    role: "HUB_MANAGER",
    path: `/invoice/${demoInvoice(0).id}`,
    service: () => {
      let link: object | null = null;
      return [
        http.get("/oms/invoice/:id/share", () => ok({ link })),
        http.post("/oms/invoice/:id/share", () => {
          link = {
            token: "of.this.invoice",
            madeBy: "Hub manager",
            madeAt: "2026-11-24T04:30:00.000Z",
            expiresAt: "2026-12-01T04:30:00.000Z",
          };
          return ok({ done: true });
        }),
        http.delete("/oms/invoice/:id/share", () => {
          link = null;
          return ok({ done: true });
        }),
        ...billingService(),
      ];
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Share" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Share H01/26-27/004182" }, { timeout: 10_000 }));
    await userEvent.click(await dialog.findByRole("button", { name: "Make link" }));
    await expect(await dialog.findByRole("textbox", { name: "Link" })).toHaveValue(
      `${location.origin}/oms/shared/invoice?token=of.this.invoice`,
    );
    await expect(dialog.getByText("Good until 01-12-2026 10:00.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "End link" }));
    await expect(await dialog.findByRole("button", { name: "Make link" })).toBeVisible();
  },
});

export const Pay = meta.story({
  name: "a payment is asked for with what is due",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await userEvent.click(await canvas.findByRole("button", { name: "Record payment" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Record payment" }, { timeout: 10_000 }));
    await expect(await dialog.findByRole("textbox", { name: /^Amount/ })).toHaveValue("1604.00");
    await userEvent.click(dialog.getByRole("button", { name: "Record" }));
    await expect(await dialog.findByText("This field is required")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await expect(await canvas.findByText("6 days overdue")).toBeVisible();
  },
});

const registered = {
  hasProvider: true,
  irnNeeded: true,
  ewbNumber: "331000123456",
  ewbValidTill: "2026-11-26",
  requests: [
    {
      act: "IRN",
      state: "FAILED",
      attempts: 2,
      fault: "The provider refuses: 3028: The GSTIN of the buyer is not active",
      at: "2026-11-02T06:31:00.000Z",
    },
  ],
} as const;

export const Registration = meta.story({
  name: "an invoice shows its IRN and e-way bill, what the provider refused, and takes what the portal gave by hand",
  ...screenOf({
    role: "HUB_MANAGER",
    path: `/invoice/${demoInvoice(0).id}`,
    service: () => [
      http.get("/oms/invoice/:id", () => ok({ ...demoInvoicePage(0), ...registered })),
      ...billingService(),
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "H01/26-27/004182");
    await expect(await canvas.findByText("IRN: the provider refuses")).toBeVisible();
    await expect(canvas.getByText("331000123456")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Get IRN" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Enter IRN" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Enter IRN" }, { timeout: 10_000 }));
    await userEvent.type(await dialog.findByRole("textbox", { name: /^IRN/ }), "12");
    await userEvent.click(dialog.getByRole("button", { name: "Enter IRN" }));
    await expect(await dialog.findByText("An IRN has 64 characters of 0–9 and a–f")).toBeVisible();
  },
});
