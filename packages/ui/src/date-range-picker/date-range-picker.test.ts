import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysFrom, firstDay, lastDay } from "../calendar/day.ts";
import { problemOf, readRange, windowAround } from "./range-limits.ts";
import { rangePresets } from "./range-presets.ts";

const limits = { min: firstDay, max: lastDay, maxDays: undefined };

describe("the window of a range", () => {
  it("S4.27 is bounded to maxDays on both sides of the start", () =>
    expect(windowAround("2026-11-21", { ...limits, maxDays: 30 })).toEqual({ min: "2026-10-22", max: "2026-12-21" }));

  it("S4.27 never leaves the bounds of the picker", () =>
    expect(windowAround("1947-01-10", { ...limits, max: "1947-01-20", maxDays: 90 })).toEqual({
      min: "1947-01-01",
      max: "1947-01-20",
    }));

  it("is the whole calendar before a start is chosen", () =>
    expect(windowAround(undefined, { ...limits, maxDays: 7 })).toEqual({ min: firstDay, max: lastDay }));

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY, 1e12])("is the whole calendar for a limit of %d", (maxDays) =>
    expect(windowAround("2026-11-21", { ...limits, maxDays })).toEqual({ min: firstDay, max: lastDay }),
  );

  it("holds every end that a range may have", () => {
    const days = fc.integer({ min: 0, max: 300_000 }).map((count) => addDays(firstDay, count));
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 1000 }), (from, to, maxDays) => {
        const { min, max } = windowAround(from, { ...limits, maxDays });
        const taken = problemOf({ from, to }, { ...limits, maxDays }) === undefined;
        expect(taken).toBe(to >= from && to >= min && to <= max && daysFrom(from, to) <= maxDays);
      }),
    );
  });
});

describe("two typed dates", () => {
  it.each([
    ["01-11-2026", "30-11-2026", { range: { from: "2026-11-01", to: "2026-11-30" } }],
    ["21112026", "21-11-2026", { range: { from: "2026-11-21", to: "2026-11-21" } }],
    ["", " ", { range: null }],
    ["01-11-2026", "", { problem: "incomplete" }],
    ["31-02-2026", "01-03-2026", { problem: "unreadable" }],
    ["02-11-2026", "01-11-2026", { problem: "reversed" }],
    ["01-01-1946", "01-11-2026", { problem: "outside" }],
  ])("%o and %o say what they mean", (from, to, said) => expect(readRange(from, to, limits)).toEqual(said));

  it("may not lie further apart than allowed", () => {
    const week = { ...limits, maxDays: 7 };
    expect(readRange("01-11-2026", "08-11-2026", week)).toEqual({ range: { from: "2026-11-01", to: "2026-11-08" } });
    expect(readRange("01-11-2026", "09-11-2026", week)).toEqual({ problem: "too-long" });
  });
});

describe("ranges with a name", () => {
  const on = (today: string) => Object.fromEntries(rangePresets.map(({ id, range }) => [id, range(today)]));

  it("follow the day", () =>
    expect(on("2026-11-21")).toEqual({
      today: { from: "2026-11-21", to: "2026-11-21" },
      yesterday: { from: "2026-11-20", to: "2026-11-20" },
      "7-days": { from: "2026-11-15", to: "2026-11-21" },
      "30-days": { from: "2026-10-23", to: "2026-11-21" },
      month: { from: "2026-11-01", to: "2026-11-21" },
      "last-month": { from: "2026-10-01", to: "2026-10-31" },
      "financial-year": { from: "2026-04-01", to: "2026-11-21" },
    }));

  it("know that the financial year begins in April", () => {
    expect(on("2027-03-31")["financial-year"]).toEqual({ from: "2026-04-01", to: "2027-03-31" });
    expect(on("2027-04-01")["financial-year"]).toEqual({ from: "2027-04-01", to: "2027-04-01" });
  });

  it("cross the turn of the year", () =>
    expect(on("2027-01-01")["last-month"]).toEqual({ from: "2026-12-01", to: "2026-12-31" }));
});
