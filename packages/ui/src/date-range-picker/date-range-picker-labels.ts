import { datePickerEnglish } from "../date-picker/date-picker-labels.ts";
import type { DateRangePickerLabels, RangeProblem } from "./date-range-picker.types.ts";
import { formatNumber } from "../money/format-money.ts";

const { today: _, ...shared } = datePickerEnglish;

const problems: Record<RangeProblem, DateRangePickerLabels["problem"]> = {
  incomplete: () => "Enter both dates",
  unreadable: () => "Enter dates as DD-MM-YYYY",
  reversed: () => "The last day is before the first",
  outside: (_problem, { min, max }) => `Choose days from ${min} to ${max}`,
  "too-long": (_problem, { maxDays }) => `Choose at most ${maxDays} days from the first`,
};

export const dateRangePickerEnglish: DateRangePickerLabels = {
  ...shared,
  open: "Choose dates",
  from: "From",
  to: "To",
  chooseEnd: "Choose the last day",
  days: (count) => (count === 1 ? "1 day" : `${formatNumber(count)} days`),
  presets: "Ranges",
  problem: (problem, limits) => problems[problem](problem, limits),
};
