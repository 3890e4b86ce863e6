import { http, HttpResponse } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { listStates } from "../../../stories/list-states.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { keep, sent } from "../../../stories/sent.ts";
import { refuse } from "../../../stories/service.ts";
import { runService } from "../../insight/report/stories/demo-runs.ts";
import { billingService, demoInvoice } from "./stories/demo-invoices.ts";

const list = listStates({
  title: "Invoices",
  path: "/invoice",
  service: billingService,
  role: "HUB_MANAGER",
  first: "H01/26-27/004182",
});

/** Invoices, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Billing/Invoice list",
  component: AppAt,
  ...list.screen,
});

export const Loaded = meta.story({
  ...list.loaded,
  name: "invoices show their order, what they come to, and when that is due",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of ["RO07-26-048766", "Om Sai Kirana", "1,604.00", "17-11-2026", "Issued"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Barred = meta.story({
  name: "whoever may record payments and read no invoices is led on to the payments, and to nothing that is barred",
  parameters: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/invoice", () => refuse(403, "access.denied", "You do not have access to this.")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Invoices");
    await expect(await canvas.findByText("Invoices are not open to your role.")).toBeVisible();
    const main = within(canvas.getByRole("main"));
    await expect(main.queryByRole("link", { name: "Credit notes" })).toBeNull();
    await userEvent.click(main.getByRole("link", { name: "Payments" }));
    await arrive(canvasElement, "Payments");
    await expect(await canvas.findByRole("button", { name: "Record payment" })).toBeVisible();
    // Nor back to where nothing is theirs.
    await expect(within(canvas.getByRole("main")).queryByRole("link", { name: "Invoices" })).toBeNull();
  },
});

export const Print = meta.story({
  name: "chosen invoices are printed by a job, in the order of their route",
  ...screenOf({
    role: "HUB_MANAGER",
    path: "/invoice",
    service: () => [http.post("/oms/report-run", ({ request }) => keep(request)), ...runService(), ...billingService()],
  }),
  play: async ({ canvas, canvasElement }) => {
    await list.select(canvasElement, "H01/26-27/004182");
    await userEvent.click(await canvas.findByRole("button", { name: "Print" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Print invoices" }, { timeout: 10_000 }));
    await expect(await dialog.findByText(/^1 invoice in the order of the route/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "One PDF" }));
    await waitFor(() =>
      expect(sent).toEqual([
        { report: "invoicePapers", values: { of: "NUMBERS", numbers: "H01/26-27/004182", format: "pdf" } },
      ]),
    );
  },
});

export const RowMenu = meta.story({
  name: "one invoice is printed, saved as PDF, shared, paid and credited from its row",
  ...screenOf({
    role: "HUB_MANAGER",
    path: "/invoice",
    service: () => [
      http.get("/oms/invoice/:id/pdf", ({ request }) => {
        sent.push({ pdf: new URL(request.url).pathname });
        return new HttpResponse("%PDF-1.7", { headers: { "content-type": "application/pdf" } });
      }),
      ...billingService(),
    ],
  }),
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    const choose = async (label: string) => {
      await userEvent.click(within(row).getByRole("button", { name: /^Actions/ }));
      await userEvent.click(await screen.findByRole("menuitem", { name: label }));
    };
    await choose("PDF");
    await waitFor(() => expect(sent).toEqual([{ pdf: `/oms/invoice/${demoInvoice(0).id}/pdf` }]));
    await choose("Print");
    const sheet = within(
      await screen.findByRole("article", { name: "Tax invoice H01/26-27/004182" }, { timeout: 10_000 }),
    );
    await expect(sheet.queryByText("PTH ₹")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
    await userEvent.click(within(row).getByRole("button", { name: /^Actions/ }));
    for (const label of ["Share", "Record payment", "Ask for credit note", "Cancel"])
      await expect(await screen.findByRole("menuitem", { name: new RegExp(`^${label}`) })).toBeVisible();
  },
});

export const Phone = meta.story(list.phone);
