import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { arrive } from "../../../../stories/arrive.ts";
import { screenOf } from "../../../../stories/screen-of.ts";
import { ok } from "../../../../stories/service.ts";
import { documentService } from "../../../../stories/thing-service.ts";
import { demoRetailer, retailerService } from "../stories/demo-retailers.ts";
import { demoStatement } from "../stories/demo-statement.ts";

const path = `/retailer/${demoRetailer(0).id}?tab=ledger` as const;

/** The ledger on the page of a retailer, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/Retailer ledger",
  component: AppAt,
  ...screenOf({
    role: "ADMIN",
    path,
    service: () => [
      http.get("/oms/retailer/:id/statement", () => ok(demoStatement)),
      ...documentService,
      ...retailerService(),
    ],
  }),
});

export const Loaded = meta.story({
  name: "the ledger runs from what was brought forward to what is owed, with its ages",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    const table = within(await canvas.findByRole("region", { name: "Ledger, table" }, { timeout: 10_000 }));
    await expect(table.getByText("Brought forward")).toBeVisible();
    const row = within(table.getByText("Cheque bounced").closest("tr") ?? canvasElement);
    await expect(row.getByText("2,604.00")).toBeVisible();
    const ages = within(canvas.getByRole("region", { name: "Ages, table" }));
    await expect(ages.getByRole("columnheader", { name: "Over 90 days ₹" })).toBeVisible();
  },
});

export const Statement = meta.story({
  name: "the statement prints what the ledger says, and what is owed in words",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await userEvent.click(await canvas.findByRole("button", { name: "Print statement" }, { timeout: 10_000 }));
    const sheet = within(
      await screen.findByRole("article", { name: "Statement of Om Sai Kirana" }, { timeout: 10_000 }),
    );
    await expect(sheet.getByText("Charge for a bounced cheque")).toBeVisible();
    await expect(sheet.getByText(/Three Thousand One Hundred Four Rupee/)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await expect(await canvas.findByRole("region", { name: "Ledger, table" }, { timeout: 10_000 })).toBeVisible();
  },
});
