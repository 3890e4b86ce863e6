import { expect, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { billingService } from "../invoice/stories/demo-invoices.ts";

const list = listStates({
  title: "Payments",
  path: "/invoice/payments",
  service: billingService,
  role: "HUB_MANAGER",
  first: "RC/26-27/000900",
});

/** Payments, over the service that MSW plays. */
const meta = preview.meta({ title: "Screens/Payment list", component: AppAt, tags: ["!autodocs"], ...list.screen });

export const Loaded = meta.story({
  ...list.loaded,
  name: "payments show who paid, how, and what is left on account",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of ["Om Sai Kirana", "Cheque", "CH-4000", "5,000.00", "800.00", "Received"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});
