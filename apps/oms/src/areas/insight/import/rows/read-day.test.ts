import { describe, expect, it } from "vitest";
import { monthFirstPattern, readDay } from "./read-day.ts";

describe("a day of a file", () => {
  it.each([
    ["2026-11-21", "2026-11-21"],
    ["2026-11-21 10:30", "2026-11-21"],
    ["21-11-2026", "2026-11-21"],
    ["1/2/2026", "2026-02-01"],
    ["09/11/26", "2026-11-09"],
    ["9.11.26", "2026-11-09"],
    ["09-Nov-26", "2026-11-09"],
    ["9 Nov 2026", "2026-11-09"],
    ["9 november 2026", "2026-11-09"],
    ["9th Sept, 2026", "2026-09-09"],
    ["Nov 9, 2026", "2026-11-09"],
  ])("%s is %s, the day before the month", (written, value) => {
    expect(readDay(written, false)).toEqual({ value });
  });

  it.each([
    "31-02-2026",
    "tomorrow",
    "11-31-2026",
    "",
    "9 Marvel 2026",
    "9-11/2026",
    "9 Nov",
    "2026",
    "1".repeat(4000),
  ])("%s is none", (written) => {
    expect(readDay(written, false)).toEqual({
      problem: "This is not a day: write it as 31-12-2026",
      suggestion: null,
    });
  });

  it("that can only be written month first is offered the right way round", () => {
    expect(readDay("11/21/26", false)).toMatchObject({ suggestion: "21-11-2026" });
  });

  it("that may be either is asked about where others of its column are written month first", () => {
    expect(readDay("09/11/26", true)).toEqual({
      problem:
        "Other days of this column are written month first: this may be 9 November 2026 or 11 September 2026. Write the month as a word",
      suggestion: null,
    });
    expect(readDay("11/11/26", true)).toEqual({ value: "2026-11-11" });
    expect(readDay("21/11/26", true)).toEqual({ value: "2026-11-21" });
    expect(readDay("9 Nov 2026", true)).toEqual({ value: "2026-11-09" });
  });

  it.each([
    ["11/21/26", true],
    ["1-13-2026", true],
    ["09/11/26", false],
    ["21/11/26", false],
    ["13/21/26", false],
  ])("whether %s gives a column away as written month first: %s", (written, is) => {
    expect(new RegExp(monthFirstPattern).test(written)).toBe(is);
  });
});
