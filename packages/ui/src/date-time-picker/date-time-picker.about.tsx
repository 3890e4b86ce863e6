import { useState } from "react";
import { FormField } from "../form-field/form-field.tsx";
import { DateTimePicker } from "./date-time-picker.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  const [moment, setMoment] = useState("2026-11-30T23:59");
  return (
    <FormField label="Shown until" help="Indian time">
      <DateTimePicker value={moment} onValueChange={setMoment} defaultTime="23:59" />
    </FormField>
  );
}

const nothing = () => {};

export const about: About = {
  summary: "A day and a time of it. The value is `YYYY-MM-DDTHH:mm` of whichever place the caller means.",
  status: "stable",
  since: "0.1.0",
  exports: ["DateTimePicker"],
  when: ["For a moment that is planned, such as from when a page is shown."],
  whenNot: [
    "Where the day alone matters: the date picker.",
    "For a moment that has passed by itself: show it as text.",
  ],
  example: Example,
  anatomy: [
    { name: "Day", what: "As in the date picker.", at: "input" },
    { name: "Time", what: "24 hours, to the minute.", at: ".o2r-date-time > :last-child" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Shown until" help="Indian time">
              <DateTimePicker value="2026-11-30T23:59" onValueChange={nothing} defaultTime="23:59" />
            </FormField>
          </Wide>
        ),
        why: "Say the time zone where people of several may read it, and give `defaultTime` for the end of something.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Shown until">
              <DateTimePicker value="2026-11-30T00:00" onValueChange={nothing} />
            </FormField>
          </Wide>
        ),
        why: "Until midnight of a day is a day too short for most who read it.",
      },
    },
  ],
  keyboard: [
    { keys: ["digits"], does: "In the first input type the date, in the second the time: `1830`, `18:30`, `18.30`." },
    { keys: ["↓"], does: "Opens the calendar, which works as that of the date picker." },
    { keys: ["Tab"], does: "On to the time." },
    { keys: ["Enter"], does: "Takes what was typed, as leaving does; what cannot be read stays, and is marked." },
  ],
  accessibility: ["Day and time are named by the one label; errors and help belong to both."],
};
