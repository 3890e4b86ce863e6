import { http } from "msw";
import preview from "../../../../../../.storybook/preview.tsx";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
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

const soon = { timeout: 10_000 };
const chooseDelete = async (row: HTMLElement) => {
  await userEvent.click(within(row).getByRole("button", { name: /^Actions for/ }));
  return screen.findByRole("menuitem", { name: /^Delete/ }, soon);
};

export const Delete = meta.story({
  name: "A holiday of a day to come is deleted after a question; one that has passed stays, and says why",
  beforeEach: ({ msw }) => {
    let gone = false;
    const rows = [
      { ...demoHoliday(5), day: "2039-10-17" },
      { ...demoHoliday(0), day: "2021-01-26" },
    ];
    msw.use(
      http.get("/oms/holiday", () => ok(pageOf(gone ? rows.slice(1) : rows))),
      http.delete("/oms/holiday/:id", () => {
        gone = true;
        return ok({ done: true });
      }),
    );
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await chooseDelete(await states.row(canvasElement, "Republic Day"))).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(screen.getByText("Its day has begun or passed")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await chooseDelete(await states.row(canvasElement, "Diwali")));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await expect(dialog.getByText("Diwali 2039")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Yes, delete now!" }));
    await expect(await screen.findByText("Diwali 2039 is deleted", {}, soon)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Diwali")).toBeNull(), soon);
  },
});

export const Phone = meta.story(states.phone);
