import { expect, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { creditNoteService } from "./stories/demo-credit-notes.ts";

const list = listStates({
  title: "Credit notes",
  path: "/invoice/credit-notes",
  service: creditNoteService,
  role: "HUB_MANAGER",
  first: "C01/26-27/000031",
});

/** Credit notes, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Billing/Credit note list",
  component: AppAt,
  ...list.screen,
});

export const Loaded = meta.story({
  ...list.loaded,
  name: "credit notes name their invoice, and those that wait have no number yet",
  play: async ({ canvasElement }) => {
    const row = await list.row(canvasElement);
    for (const words of ["H01/26-27/004182", "Om Sai Kirana", "1,128.16", "Issued"])
      await expect(within(row).getByText(words)).toBeVisible();
    const waiting = await list.row(canvasElement, "H01/26-27/004181");
    await expect(within(waiting).getByText("To be issued")).toBeVisible();
  },
});

export const Phone = meta.story(list.phone);
