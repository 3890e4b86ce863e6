import { expect, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { billingService } from "./stories/demo-invoices.ts";

const list = listStates({
  title: "Invoices",
  path: "/invoice",
  service: billingService,
  role: "HUB_MANAGER",
  first: "H01/26-27/004182",
});

/** Invoices, over the service that MSW plays. */
const meta = preview.meta({ title: "Screens/Invoice list", component: AppAt, tags: ["!autodocs"], ...list.screen });

export const Loaded = meta.story({
  ...list.loaded,
  name: "invoices show their order, what they come to, and when that is due",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of ["RO-26-048766", "Om Sai Kirana", "1,604.00", "17-11-2026", "Issued"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Phone = meta.story(list.phone);
