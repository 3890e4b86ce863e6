import preview from "../../../../../../.storybook/preview.tsx";
import { expect, userEvent } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { open, save } from "../../../stories/form.ts";
import { demoHoliday, holidayService } from "./stories/demo-holidays.ts";

const states = formStates({
  path: `/holidays/${demoHoliday(0).id}`,
  service: holidayService,
  role: "SUPER_ADMIN",
  title: "Republic Day 2026",
});

/** The holiday form over the service that MSW plays. */
const meta = preview.meta({ title: "Screens/Holidays form", component: AppAt, tags: ["!autodocs"], ...states.screen });

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

export const Phone = meta.story(states.phone);
