import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { billingService } from "../invoice/stories/demo-invoices.ts";

const list = listStates({
  title: "Payments",
  path: "/invoice/payments",
  service: billingService,
  role: "HUB_MANAGER",
  first: "RC07/26-27/000900",
});

/** Payments, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Billing/Payment list",
  component: AppAt,
  ...list.screen,
});

export const Loaded = meta.story({
  ...list.loaded,
  name: "payments show who paid, how, and what is left on account",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of ["Om Sai Kirana", "Cheque", "CH-4000", "5,000.00", "800.00", "Received"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const RowsThatLeadNowhere = meta.story({
  name: "rows that lead nowhere are gone through by J and K, too: Enter opens what can be done with one, X selects it",
  play: async ({ canvas, canvasElement }) => {
    const row = await list.row(canvasElement);
    const menu = within(row).getByRole("button", { name: /^Actions for/ });
    await userEvent.keyboard("jjk");
    await expect(menu).toHaveFocus();
    await userEvent.keyboard("x");
    await expect(await canvas.findByText("1 selected")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("menuitem", { name: "Bounce" })).toBeVisible();
  },
});
