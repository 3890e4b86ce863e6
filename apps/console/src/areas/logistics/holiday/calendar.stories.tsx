import preview from "../../../../../../.storybook/preview.tsx";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { demoHoliday, holidayService } from "./stories/demo-holidays.ts";

/** The calendar of a year over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Logistics/Holiday calendar",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: "/holidays/calendar?year=2026", service: holidayService }),
});

export const Loaded = meta.story({
  name: "a year shows its holidays in their months",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Holiday calendar");
    const november = within(await screen.findByRole("region", { name: "November 2026" }, { timeout: 10_000 }));
    await expect(november.getByRole("link", { name: "Diwali" })).toHaveAttribute(
      "href",
      `/holidays/${demoHoliday(5).id}`,
    );
  },
});

export const OfHub = meta.story({
  name: "of one hub its weekly off is marked too",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Holiday calendar");
    await canvas.findByRole("option", { name: "Gadge Traders, Pune" });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Hub" }), "Gadge Traders, Pune");
    await expect(await canvas.findByText("Weekly off: Sun")).toBeVisible();
  },
});

export const Copied = meta.story({
  name: "last year's holidays are copied, and it is said which have another date",
  args: { path: "/holidays/calendar?year=2027" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Holiday calendar");
    await userEvent.click(await canvas.findByRole("button", { name: "Copy from 2026" }));
    await expect(await screen.findByText("5 holidays copied from 2026")).toBeVisible();
    await expect(screen.getByText("On another date in 2027, so add them yourself: Holi, Diwali")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Holiday calendar");
    await screen.findByRole("link", { name: "Diwali" }, { timeout: 10_000 });
  },
});
