import { describe, expect, it } from "vitest";
import { dayBound } from "../fields/date/day-bound.ts";
import { createEngine, date, defineForm } from "../index.ts";
import { addDays, todayIn } from "./today.ts";

const form = defineForm({
  id: "days",
  version: 1,
  fields: {
    made: date({ label: "Made" }),
    within: date({ label: "Within a week", max: { today: 7 } }),
    before: date({ label: "A week ago at the latest", max: { today: -7 } }),
    later: date({ label: "Later", min: { today: 0 } }),
    open: date({ label: "Open", max: "none" }),
    old: date({ label: "Within 100 years", min: { today: -36_525 }, max: { today: 0 } }),
  },
});
const today = "2026-11-21";
const refused = (values: Record<string, string>) =>
  createEngine(form, { values, today })
    .validate()
    .map(({ message }) => message);

describe("the bounds of a date field", () => {
  it.each([
    ["S5.01 end with today when nothing is said", "made", "2026-11-21", "2026-11-22", "on or before 21-11-2026"],
    ["S5.02 end with today and an offset in days", "within", "2026-11-28", "2026-11-29", "on or before 28-11-2026"],
    ["S5.02 end before today by a negative offset", "before", "2026-11-14", "2026-11-15", "on or before 14-11-2026"],
    ["S5.03 begin with today where that is said", "later", "2026-11-21", "2026-11-20", "on or after 21-11-2026"],
  ])("%s", (_, field, allowed, forbidden, words) => {
    expect(refused({ [field]: allowed })).toEqual([]);
    expect(refused({ [field]: forbidden })).toEqual([expect.stringContaining(words)]);
  });

  it("S5.03 beginning with today have no end", () => {
    expect(refused({ later: "2999-12-31" })).toEqual([]);
  });

  it.each([
    ["S9.08 begin with 1 Jan 1947 when nothing is said", "made", "1947-01-01", "1946-12-31", "on or after 01-01-1947"],
    ["S9.08 begin so where only the end is given", "before", "1947-01-01", "1900-01-01", "on or after 01-01-1947"],
    ["S9.09 end with 1 Jan 3000 where they are open", "open", "3000-01-01", "3000-01-02", "on or before 01-01-3000"],
    ["S9.09 end so where only the beginning is given", "later", "3000-01-01", "9999-01-01", "on or before 01-01-3000"],
  ])("%s", (_, field, allowed, forbidden, words) => {
    expect(refused({ [field]: allowed })).toEqual([]);
    expect(refused({ [field]: forbidden })).toEqual([`Must be ${words}`]);
  });

  it("S9.12 begin and end where a definition says so, outside the default too", () => {
    expect(refused({ old: "1926-11-21" })).toEqual([]);
    expect(refused({ old: "1926-11-20" })).toEqual(["Must be on or after 21-11-1926"]);
  });

  it("S9.11 are given to the date input as YYYY-MM-DD", () => {
    const zone = "Asia/Kolkata";
    expect(dayBound(form.fields.made.max, zone)).toBe(todayIn(zone));
    expect(dayBound(form.fields.within.max, zone)).toBe(addDays(todayIn(zone), 7));
    expect(dayBound(form.fields.within.max, zone)).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(dayBound(form.fields.later.max, zone)).toBeUndefined();
  });
});

describe("today", () => {
  const at = (zone: string, instant: string) => todayIn(zone, new Date(instant));

  it("is the day of the place that is asked for, up to its last second", () => {
    expect(at("Asia/Kolkata", "2026-12-01T18:29:59.999Z")).toBe("2026-12-01");
    expect(at("Asia/Kolkata", "2026-12-01T18:30:00.000Z")).toBe("2026-12-02");
    expect(at("UTC", "2026-12-01T18:30:00.000Z")).toBe("2026-12-01");
    expect(at("Asia/Kolkata", "2026-12-01T18:29:00.000Z")).toBe("2026-12-01");
  });
});
