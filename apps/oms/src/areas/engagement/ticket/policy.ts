import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Calendar, Opening } from "./clock.ts";

/** When somebody answers, and what is promised. */
export interface Policy {
  readonly calendar: Calendar;
  readonly firstMinutes: number;
  readonly solveMinutes: number;
}

/** The calendar of some hours, with the holidays that stop orders everywhere. */
export const calendarOf = async (db: Db, openings: readonly Opening[]): Promise<Calendar> => {
  const days = await db
    .selectFrom("holiday")
    .select(["day", "every_year"])
    .where("active", "=", true)
    .where("scope", "=", "ALL")
    .where("affects", "in", ["ORDER", "BOTH"])
    .execute();
  const once = new Set(days.flatMap(({ day, every_year }) => (every_year ? [] : [day])));
  const yearly = new Set(days.flatMap(({ day, every_year }) => (every_year ? [day.slice(5)] : [])));
  return { openings, isHoliday: (day) => once.has(day) || yearly.has(day.slice(5)) };
};

export const readPolicy = async (db: Db): Promise<Policy> => {
  const row = await db.selectFrom("help_hours").select(["hours", "first_minutes", "solve_minutes"]).executeTakeFirst();
  if (row === undefined) throw notFound("Hours of help");
  return {
    calendar: await calendarOf(db, row.hours),
    firstMinutes: row.first_minutes,
    solveMinutes: row.solve_minutes,
  };
};
