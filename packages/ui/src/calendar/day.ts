import { formatDate, parseDate } from "../date/format-date.ts";

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

/** The specification's bounds of every picker (§9). */
export const firstDay: Day = "1947-01-01";
export const lastDay: Day = "3000-01-01";

const shape = /^(\d{4})-(\d{2})-(\d{2})$/u;
const milliseconds = 86_400_000;
const atUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Whether a value is a day that the calendar has: `2026-02-31` is none. */
export const isDay = (value: unknown): value is Day =>
  typeof value === "string" &&
  shape.test(value) &&
  !Number.isNaN(atUtc(value)) &&
  new Date(atUtc(value)).toISOString().startsWith(value);

/** The same day as the `Date` that calendars compute with. Noon, which no change of clocks reaches. */
export function toDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day on which a `Date` falls where the browser stands. */
export function toDay(date: Date): Day {
  const part = (value: number, length = 2) => String(value).padStart(length, "0");
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

export const addDays = (day: Day, count: number): Day =>
  new Date(atUtc(day) + count * milliseconds).toISOString().slice(0, 10);

/** How many days lie from one day to another: 0 for the same, negative when the other is earlier. */
export const daysFrom = (from: Day, to: Day): number => Math.round((atUtc(to) - atUtc(from)) / milliseconds);

/** ISO days sort as text. */
export const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);
export const earlierOf = (one: Day, other: Day): Day => (one < other ? one : other);

/** The nearest day within bounds. */
export const clampDay = (day: Day, min: Day, max: Day): Day => earlierOf(laterOf(day, min), max);

/** The day that it is now where the trade is done. */
export const today = (now: Date = new Date()): Day => parseDate(formatDate(now)) ?? toDay(now);

/**
 * What a person typed, as a day: `21-11-2026`, `21/11/2026`, `21 11 2026`, `21112026` or `2026-11-21`; undefined for
 * what is no day of the calendar.
 */
export function readDay(text: string): Day | undefined {
  const typed = text.trim();
  const day = parseDate(typed.replace(/^(\d{2})(\d{2})(\d{4})$/u, "$1-$2-$3").replaceAll(/\s+/gu, "-"));
  return day ?? (isDay(typed) ? typed : undefined);
}

/** A day as people read it, DD-MM-YYYY; what is no day stays as it is, so that it can be fixed. */
export function showDay(value: string | null | undefined): string {
  return isDay(value) ? `${value.slice(8)}-${value.slice(5, 7)}-${value.slice(0, 4)}` : (value ?? "");
}
