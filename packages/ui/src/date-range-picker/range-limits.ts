import { addDays, daysFrom, type Day, earlierOf, laterOf, readDay } from "../calendar/day.ts";
import type { DateRange, RangeProblem } from "./date-range-picker.types.ts";

export interface RangeLimits {
  readonly min: Day;
  readonly max: Day;
  /** The most days between the first and the last. */
  readonly maxDays: number | undefined;
}

/** More than the calendar holds, and few enough to count with. */
const mostDays = 500_000;

const countOf = (maxDays: number | undefined) =>
  maxDays === undefined || !(maxDays >= 0) ? mostDays : Math.min(Math.floor(maxDays), mostDays);

/** The days that can be chosen while the end of a range is looked for: that many days around its start (§4). */
export function windowAround(start: Day | undefined, { min, max, maxDays }: RangeLimits): { min: Day; max: Day } {
  if (start === undefined) return { min, max };
  const count = countOf(maxDays);
  return { min: laterOf(min, addDays(start, -count)), max: earlierOf(max, addDays(start, count)) };
}

/** Why a range cannot be taken; undefined when it can. */
export function problemOf({ from, to }: DateRange, { min, max, maxDays }: RangeLimits): RangeProblem | undefined {
  if (to < from) return "reversed";
  if (from < min || to > max) return "outside";
  return daysFrom(from, to) > countOf(maxDays) ? "too-long" : undefined;
}

export type ReadRange =
  | { readonly range: DateRange | null; readonly problem?: undefined }
  | { readonly range?: undefined; readonly problem: RangeProblem };

/** What two typed texts say: a range, no range when both are empty, or what is wrong with them. */
export function readRange(fromText: string, toText: string, limits: RangeLimits): ReadRange {
  const texts = [fromText, toText].map((text) => text.trim());
  if (texts.every((text) => text === "")) return { range: null };
  if (texts.includes("")) return { problem: "incomplete" };
  const [from, to] = texts.map(readDay);
  if (from === undefined || to === undefined) return { problem: "unreadable" };
  const problem = problemOf({ from, to }, limits);
  return problem ? { problem } : { range: { from, to } };
}
