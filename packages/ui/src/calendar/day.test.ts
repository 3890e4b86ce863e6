import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  clampDay,
  daysFrom,
  firstDay,
  isDay,
  lastDay,
  readDay,
  showDay,
  toDate,
  today,
  toDay,
} from "./day.ts";

const days = fc
  .date({ min: new Date("1947-01-01"), max: new Date("3000-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("a day", () => {
  it("S9.08 S9.09 lies by default between 1 Jan 1947 and 1 Jan 3000", () =>
    expect([firstDay, lastDay]).toEqual(["1947-01-01", "3000-01-01"]));

  it.each(["2026-02-31", "2026-13-01", "21-11-2026", "2026-1-1", "", null, undefined, 20261121, Number.NaN])(
    "is not %o",
    (value) => expect(isDay(value)).toBe(false),
  );

  it.each([
    ["21-11-2026", "2026-11-21"],
    [" 1/2/2026 ", "2026-02-01"],
    ["29.02.2028", "2028-02-29"],
    ["21 11 2026", "2026-11-21"],
    ["21112026", "2026-11-21"],
    ["2026-11-21", "2026-11-21"],
  ])("S9.10 is read from %s", (text, day) => expect(readDay(text)).toBe(day));

  it.each(["29-02-2026", "31022026", "21-11-26", "soon", "", "🧾", "9".repeat(10_000)])("is not read from %o", (text) =>
    expect(readDay(text)).toBeUndefined(),
  );

  it("S9.10 is shown as DD-MM-YYYY, and what is none stays as it was typed", () => {
    expect(showDay("2026-11-05")).toBe("05-11-2026");
    expect(showDay("31-02-2026")).toBe("31-02-2026");
    expect(showDay(null)).toBe("");
  });

  it("comes back from the calendar's own dates, from what is shown, and from steps", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        expect(toDay(toDate(day))).toBe(day);
        expect(readDay(showDay(day))).toBe(day);
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(daysFrom(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it("is brought between bounds", () => {
    expect(clampDay("1900-01-01", firstDay, lastDay)).toBe(firstDay);
    expect(clampDay("2026-11-21", firstDay, lastDay)).toBe("2026-11-21");
    expect(clampDay("4000-01-01", firstDay, lastDay)).toBe(lastDay);
  });

  it("turns at midnight in India, wherever the browser stands", () => {
    expect(today(new Date("2026-11-20T18:29:59Z"))).toBe("2026-11-20");
    expect(today(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
  });
});
