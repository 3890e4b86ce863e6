import preview from "../../../../../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { holidayService } from "./stories/demo-holidays.ts";

const states = listStates({
  title: "Holidays",
  path: "/holidays",
  service: holidayService,
  role: "SUPER_ADMIN",
  first: "Republic Day",
  onPhone: "No deliveries",
});

/** The holiday list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Holidays list",
  component: AppAt,
  tags: ["!autodocs"],
  ...states.screen,
});

export const Loaded = meta.story({
  ...states.loaded,
  name: "S2.76 S7.60 a holiday shows its date, where it holds and what it stops",
  play: async ({ canvasElement }) => {
    const row = within(await states.row(canvasElement, "Maharashtra Day"));
    for (const words of ["01-05-2026", "Maharashtra", "Orders and deliveries"])
      await expect(row.getAllByText(words)[0]).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);
