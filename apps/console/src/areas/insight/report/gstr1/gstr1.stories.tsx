import { http, type RequestHandler } from "msw";
import { expect, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { gstr1SectionKeys, type Gstr1Section, type Gstr1Summary } from "@o2r/api/contract/insight";
import { AppAt } from "../../../../stories/app-at.tsx";
import { arrive } from "../../../../stories/arrive.ts";
import { screenOf } from "../../../../stories/screen-of.ts";
import { ok } from "../../../../stories/service.ts";

const gstin = "27AAPFU0939F1ZV";
const none = { taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0 };
const total = { taxable: 134_624, igst: 0, cgst: 12_911, sgst: 12_911, cess: 0 };
/** Entries of the tables that have any. */
const entries: Partial<Record<Gstr1Section, number>> = { b2b: 41, hsnb2b: 6, docs: 2 };
const summary: Gstr1Summary = {
  gstin,
  month: "2026-10",
  sections: gstr1SectionKeys.map((section) => ({
    section,
    count: entries[section] ?? 0,
    ...(section === "b2b" || section === "hsnb2b" ? total : none),
  })),
  total,
  ledger: total,
  agrees: true,
  commercial: 0,
  onPrintedPrice: 0,
};
const service =
  (changes: Partial<Gstr1Summary> = {}) =>
  (): readonly RequestHandler[] => [
    http.get("/oms/report/gstr1/gstins", () => ok([{ gstin, name: "Pune Hub Kothrud" }])),
    http.get("/oms/report/gstr1", () => ok({ ...summary, ...changes })),
  ];
const path = `/reports/gstr1?gstin=${gstin}&month=2026-10`;

/** The return of outward supplies, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Dashboard and reports/GSTR-1",
  component: AppAt,
  ...screenOf({ role: "ADMIN", path, service: service() }),
});

export const Loaded = meta.story({
  name: "the return shows each table with its sums, that they are the ledger's, and each as a file",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "GSTR-1");
    const table = within(await canvas.findByRole("region", { name: "GSTR-1, table" }));
    await expect(table.getAllByText("1,34,624.00")[0]).toBeVisible();
    await expect(canvas.getByText("Agrees with the ledger")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Registered buyers as CSV" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "JSON for the portal" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Month" })).toHaveDisplayValue("October 2026");
  },
});

export const Differs = meta.story({
  name: "a return that is not what the ledger says is not to be filed",
  ...screenOf({
    role: "ADMIN",
    path,
    service: service({ agrees: false, ledger: { ...total, cgst: 12_910 }, commercial: 450 }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "GSTR-1");
    await expect(await canvas.findByText("The return and the ledger differ")).toBeVisible();
    await expect(canvas.getByText(/^Credit notes without tax over ₹\s?450(\.00)? are no part/)).toBeVisible();
  },
});

export const OnPrintedPrice = meta.story({
  name: "a return with goods taxed on MRP is to be given as JSON",
  ...screenOf({ role: "ADMIN", path, service: service({ onPrintedPrice: 3 }) }),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "GSTR-1");
    await expect(await canvas.findByText("Goods taxed on MRP: 3 documents")).toBeVisible();
  },
});

export const Phone = meta.story({
  name: "on a phone each table of the return is a card with its figures, and nothing is scrolled sideways",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "GSTR-1");
    await expect(await canvas.findByText("Agrees with the ledger")).toBeVisible();
    const main = canvas.getByRole("main");
    await expect(main.scrollWidth).toBe(main.clientWidth);
    const table = canvas.getByRole("region", { name: "GSTR-1, table" });
    await expect(table.scrollWidth).toBe(table.clientWidth);
  },
});
