import { http } from "msw";
import preview from "../../../../../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok } from "../../../stories/service.ts";
import { demoHoliday, holidayService } from "./stories/demo-holidays.ts";

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
  title: "Screens/Logistics/Holidays list",
  component: AppAt,
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

export const Promised = meta.story({
  name: "S7.60 holidays for which open orders are promised are named above the list, wherever they came from",
  beforeEach: ({ msw }) => {
    const { id, day, name } = demoHoliday(5);
    msw.use(http.get("/oms/order/on-holiday", () => ok([{ id, day, name, orders: 14 }])));
  },
  play: async ({ canvas, canvasElement }) => {
    await states.row(canvasElement);
    await expect(await canvas.findByText("Open orders are promised for a holiday")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Diwali, 08-11-2026" })).toHaveAttribute(
      "href",
      `/holidays/${demoHoliday(5).id}`,
    );
  },
});

export const Phone = meta.story(states.phone);
