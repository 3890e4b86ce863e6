import type { BankLineRow } from "@o2r/api/contract/billing";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok } from "../../../stories/service.ts";
import { demoId, pageAt, rowId } from "../../../stories/thing-service.ts";
import { billingService } from "../invoice/stories/demo-invoices.ts";

/** The `number`th line: one that may be two slips, or one that nobody knows. */
const demoLine = (number: number): BankLineRow => {
  const isProposed = number % 2 === 0;
  return {
    id: rowId(number),
    version: 1,
    warehouseId: demoId(701),
    hub: "Pune Hub Kothrud",
    valueDate: "2026-11-20",
    reference: `CDM ${7000 + number}`,
    narration: "Cash deposit machine",
    amount: 7256,
    target: null,
    proposals: isProposed ? ["SLIP-204", "SLIP-205"] : [],
    proposed: isProposed ? "SLIP-204, SLIP-205" : "",
    reason: null,
    state: isProposed ? "PROPOSED" : "UNMATCHED",
  };
};

const list = listStates({
  title: "Bank statement",
  path: "/invoice/bank",
  service: (total = 20) => [
    http.get("/oms/bank-line", ({ request }) => ok(pageAt(new URL(request.url), total, demoLine))),
    ...billingService(),
  ],
  role: "HUB_MANAGER",
  first: "CDM 7000",
});

/** Lines of bank statements, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Billing/Bank statement",
  component: AppAt,
  ...list.screen,
});

export const Loaded = meta.story({
  ...list.loaded,
  name: "lines show what they may be",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of ["Cash deposit machine", "7,256.00", "SLIP-204, SLIP-205", "To be matched"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: list.phone.globals,
  play: async ({ canvasElement }) => {
    const card = await list.row(canvasElement);
    await expect(within(card).getByText("CDM 7000")).toBeVisible();
    await expect(within(card).getByText("To be matched")).toBeVisible();
  },
});

export const Match = meta.story({
  name: "somebody says which deposit or receipt a line is",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Match" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Match" }, { timeout: 10_000 }));
    await expect(await dialog.findByRole("textbox", { name: /^Deposit slip or receipt/ })).toHaveValue("SLIP-204");
    await expect(dialog.getByText(/It may be SLIP-204, SLIP-205/)).toBeVisible();
  },
});
