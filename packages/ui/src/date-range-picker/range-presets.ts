import { addDays, type Day } from "../calendar/day.ts";
import type { DateRange, RangePreset } from "./date-range-picker.types.ts";

const monthOf = (day: Day) => day.slice(0, 7);
const firstOfMonth = (day: Day): Day => `${monthOf(day)}-01`;

/** In India the financial year begins on 1 April. */
function financialYear(today: Day): DateRange {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < "04-01" ? 1 : 0);
  return { from: `${year}-04-01`, to: today };
}

function lastMonth(today: Day): DateRange {
  const to = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(to), to };
}

/** The ranges that reports and lists are usually asked for. Each ends today at the latest. */
export const rangePresets: readonly RangePreset[] = [
  { id: "today", label: "Today", range: (today) => ({ from: today, to: today }) },
  { id: "yesterday", label: "Yesterday", range: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }) },
  { id: "7-days", label: "Last 7 days", range: (today) => ({ from: addDays(today, -6), to: today }) },
  { id: "30-days", label: "Last 30 days", range: (today) => ({ from: addDays(today, -29), to: today }) },
  { id: "month", label: "This month", range: (today) => ({ from: firstOfMonth(today), to: today }) },
  { id: "last-month", label: "Last month", range: lastMonth },
  { id: "financial-year", label: "Financial year", range: financialYear },
];
