import preview from "../../../../../../.storybook/preview.tsx";
import { http, type RequestHandler } from "msw";
import { reportNames } from "@o2r/api/contract/insight";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok } from "../../../stories/service.ts";
import { lookupService, pageAt, rowId } from "../../../stories/thing-service.ts";
import { runService } from "./stories/demo-runs.ts";

const shops = ["Om Sai Kirana", "Shree Ganesh Stores", "Laxmi Provision"] as const;
const owed = (number: number) => ({
  id: rowId(number),
  retailer: shops[number] ?? "Om Sai Kirana",
  warehouse: "Pune Hub Hadapsar",
  invoices: 3 + number,
  due: 48_210.5,
  notYet: 12_000,
  upTo30: 20_210.5,
  upTo60: 16_000,
  upTo90: 0,
  beyond: 0,
  oldest: "2026-09-28",
});
const service = (): readonly RequestHandler[] => [
  ...runService(),
  lookupService("/api/warehouse", []),
  http.get("/oms/report/receivables", ({ request }) => ok(pageAt(new URL(request.url), 3, owed))),
];

/** The reports over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Dashboard and reports/Reports",
  component: AppAt,
  ...screenOf({ role: "ADMIN", path: "/reports", service }),
});

export const Catalogue = meta.story({
  name: "S2.57 the reports that a role may read are offered, each with what it tells",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Reports");
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: /^Stock ageing/ })).toHaveAttribute("href", "/reports/stock");
    await expect(main.getAllByRole("listitem")).toHaveLength(reportNames.length);
    await expect(main.getByRole("link", { name: /^GSTR-1/ })).toHaveAttribute("href", "/reports/gstr1");
  },
});

export const OfATeam = meta.story({
  name: "a supervisor is offered the reports about shops alone",
  globals: { role: "CC_SUPERVISOR" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Reports");
    const main = within(canvas.getByRole("main"));
    await expect(main.queryByRole("link", { name: /^Stock ageing/ })).toBeNull();
    await expect(main.getByRole("link", { name: /^Collections ageing/ })).toBeVisible();
  },
});

export const Loaded = meta.story({
  name: "a report is a list: what is owed, by age",
  args: { path: "/reports/receivables" },
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Collections ageing");
    await expect(await canvas.findByText("Shree Ganesh Stores", {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /^31–60 days/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All reports" })).toHaveAttribute("href", "/reports");
  },
});

export const Asked = meta.story({
  name: "a report is run as a file: what it is asked is asked first, and the press leads to where it is watched and told once it is ready",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Reports");
    await userEvent.click(canvas.getByRole("button", { name: "Run Sales register" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sales register" }, { timeout: 10_000 }));
    await expect(await dialog.findByText("Day, from")).toBeVisible();
    // The last thirty days are asked for at first, as CSV.
    await userEvent.click(dialog.getByRole("button", { name: "Run" }));
    // Said first: it goes by itself, and the page that is led to may come late.
    await waitFor(() => expect(screen.getByText("Sales register is on its way")).toBeVisible(), { timeout: 10_000 });
    await arrive(canvasElement, "Reports as files");
    await waitFor(() => expect(screen.getByText("Sales register is ready")).toBeVisible(), { timeout: 10_000 });
  },
});

export const Missing = meta.story({
  name: "a report that is not there is said so",
  args: { path: "/reports/weather" },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "This report does not exist");
  },
});

export const Phone = meta.story({
  args: { path: "/reports/receivables" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Collections ageing");
    await expect(await canvas.findByText("Om Sai Kirana", {}, { timeout: 10_000 })).toBeVisible();
  },
});
