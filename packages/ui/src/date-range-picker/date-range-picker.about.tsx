import { useState } from "react";
import { FormField } from "../form-field/form-field.tsx";
import { DateRangePicker } from "./date-range-picker.tsx";
import type { DateRange } from "./date-range-picker.types.ts";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  const [range, setRange] = useState<DateRange | null>({ from: "2026-11-01", to: "2026-11-26" });
  return (
    <FormField label="Delivered" group>
      <DateRangePicker value={range} onValueChange={setRange} max="2026-11-26" />
    </FormField>
  );
}

const nothing = () => {};

export const about: About = {
  summary: "Days from one to another: typed, chosen in a calendar of two months, or by a name such as “Last month”.",
  status: "stable",
  since: "0.1.0",
  exports: ["DateRangePicker"],
  when: [
    "For filters of lists and reports, and for periods of validity.",
    "It tells whole ranges only, and `null` when it is cleared: take that as the word to remove the filter.",
  ],
  whenNot: ["For one day: the date picker."],
  example: Example,
  anatomy: [
    { name: "From", what: "The first day, typed.", at: "input" },
    { name: "To", what: "The last day, typed.", at: "input:last-of-type" },
    { name: "Calendar", what: "Two months beside each other, and the named ranges.", at: "button:last-of-type" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Report of" group help="31 days at most">
              <DateRangePicker value={null} onValueChange={nothing} maxDays={31} max="2026-11-26" />
            </FormField>
          </Wide>
        ),
        why: "Bound heavy reports by `maxDays`, and give `max` today where nothing lies in the future.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Report of" group error="That is more than 31 days">
              <DateRangePicker value={{ from: "2026-01-01", to: "2026-11-26" }} onValueChange={nothing} />
            </FormField>
          </Wide>
        ),
        why: "Whoever chose a year learns only afterwards that a month was meant.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "From, to, clear, calendar." },
    { keys: ["digits"], does: "Type a date, with or without dashes." },
    { keys: ["↓"], does: "Opens the calendar, or goes into it; there it works as in the date picker." },
    {
      keys: ["Enter", "Space"],
      does: "In the calendar the first day, then the last: it closes once the end is later than the start. A range of one day leaves it open, because it may still be meant to grow.",
    },
    { keys: ["Escape"], does: "Closes; what was only begun is dropped." },
  ],
  accessibility: [
    "A group with a name; its two fields have their own.",
    "The named ranges say which is in force. Give `presets` of your own where ours mean nothing to the page, or none.",
  ],
};
