import { http } from "msw";
import preview from "../../../../../../.storybook/preview.tsx";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { open, save } from "../../../stories/form.ts";
import { keepButRefuse, sent } from "../../../stories/sent.ts";
import { ok } from "../../../stories/service.ts";
import { demoOrder } from "../../orders/order/stories/demo-orders.ts";
import { demoHoliday, holidayService } from "./stories/demo-holidays.ts";

const states = formStates({
  path: `/holidays/${demoHoliday(0).id}`,
  service: holidayService,
  role: "SUPER_ADMIN",
  title: "Republic Day 2026",
});

/** The holiday form over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Logistics/Holidays form",
  component: AppAt,
  ...states.screen,
});

export const Create = meta.story({
  name: "a new holiday asks for a state only where it holds in one",
  args: { path: "/holidays/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add holiday");
    await expect(canvas.queryByLabelText(/^State/)).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Where" }), "STATE");
    await save();
    await expect(await canvas.findByText("4 fields need attention before saving")).toBeVisible();
    await expect(await canvas.findByLabelText(/^State/)).toHaveAccessibleDescription("Field is required");
  },
});

/** Three orders that are promised for the holiday; for the last there is no other day. */
const promised = ["2026-12-26", "2026-12-28", null].map((nextDay, number) => ({ ...demoOrder(number), nextDay }));

export const Promised = meta.story({
  name: "S7.60 a holiday shows the open orders of its day, and moves them to the next that each can have",
  args: { path: `/holidays/${demoHoliday(7).id}` },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/order/on-holiday/:id", () => ok({ orders: promised, total: 3, invoiced: 2 })),
      keepButRefuse("post", "/oms/order/:id/reschedule", demoOrder(1).id, "Too old by then: Toor Dal"),
      http.post("/oms/order/:id/reschedule", () => ok(demoOrder(0))),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Christmas 2026");
    await expect(await canvas.findByText(/^3 open orders are promised for/)).toHaveTextContent(
      "3 open orders are promised for 25-12-2026",
    );
    await expect(canvas.getByText(/2 more have their invoice already/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the list" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/order\?state=PLACED.*&slot=2026-12-25\.\.2026-12-25$/),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Reschedule" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reschedule orders" }, { timeout: 10_000 }));
    await expect(dialog.getByText("28-12-2026")).toBeVisible();
    await expect(dialog.getByText("None within a month")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Reschedule 2 orders" }));
    const told = within(await screen.findByRole("dialog", { name: "1 of 2 orders rescheduled" }));
    await expect(told.getByText("Too old by then: Toor Dal")).toBeVisible();
    await expect(sent).toEqual([{ orderSlot: "2026-12-26" }, { orderSlot: "2026-12-28" }]);
    await userEvent.click(told.getByText("Close"));
  },
});

export const Phone = meta.story(states.phone);
