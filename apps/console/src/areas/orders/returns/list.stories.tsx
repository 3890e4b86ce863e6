import { expect, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { returnService } from "./stories/demo-returns.ts";

const list = listStates({
  title: "Returns",
  path: "/order/returns",
  service: returnService,
  role: "HUB_MANAGER",
  first: "RT-000318",
});

/** Returns, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Return list",
  component: AppAt,
  ...list.screen,
});

export const Loaded = meta.story({
  ...list.loaded,
  name: "returns show their order, why they come back, and how far they have come",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of ["RO07-26-048766", "Om Sai Kirana", "Damaged", "1,214.50", "Requested"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Phone = meta.story(list.phone);
