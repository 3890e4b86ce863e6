import { useState } from "react";
import { FormField } from "../form-field/form-field.tsx";
import { DatePicker } from "./date-picker.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  const [day, setDay] = useState("2026-12-24");
  return (
    <FormField label="Expiry" required>
      <DatePicker value={day} onValueChange={setDay} min="2026-11-26" />
    </FormField>
  );
}

const nothing = () => {};

export const about: About = {
  summary: "A day, typed as DD-MM-YYYY or chosen in a calendar. The value is ISO, `YYYY-MM-DD`.",
  status: "stable",
  since: "0.1.0",
  exports: ["DatePicker"],
  when: ["For one day that matters to the day: delivery slots, expiry, dates of birth."],
  whenNot: [
    "For two days that belong together: the date range picker.",
    "For a moment of a day: the date and time picker.",
    "For a month or a year: a select.",
  ],
  example: Example,
  anatomy: [
    { name: "Label", what: "Comes from the `FormField` around it.", at: ".o2r-field-label" },
    { name: "Day", what: "Typed, with or without dashes.", at: "input" },
    { name: "Calendar", what: "Opens it for those who choose.", at: "button:last-of-type" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Delivery" help="Not on Sundays">
              <DatePicker
                value="2026-11-27"
                onValueChange={nothing}
                min="2026-11-26"
                isBlocked={(day) => new Date(day).getUTCDay() === 0}
              />
            </FormField>
          </Wide>
        ),
        why: "Say bounds by `min` and `max`, and holidays by `isBlocked`: they are seen before they are refused.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Delivery" error="29-11-2026 is a Sunday">
              <DatePicker value="2026-11-29" onValueChange={nothing} />
            </FormField>
          </Wide>
        ),
        why: "A day that can be chosen should not be refused afterwards.",
      },
    },
  ],
  keyboard: [
    { keys: ["digits"], does: "Type the date, with or without dashes." },
    { keys: ["↓"], does: "Opens the calendar, or goes into it." },
    {
      keys: ["Enter"],
      does: "In the input takes the typed date, and pressed again sends the form; in the calendar chooses the day and closes.",
    },
    { keys: ["←", "→", "↑", "↓"], does: "In the calendar a day or a week on." },
    { keys: ["Page Up", "Page Down"], does: "A month; with Shift a year." },
    { keys: ["Home", "End"], does: "Monday, Sunday." },
    { keys: ["Escape"], does: "Closes; the focus returns to where it was opened." },
  ],
  accessibility: [
    "Typing suffices; the calendar's days have whole names.",
    "Help and errors belong to the field. Let the form refuse what is no day: `onValueChange` hands over the typed text when the input is left.",
    "Without bounds every day from 01-01-1947 to 01-01-3000 can be chosen.",
  ],
};
