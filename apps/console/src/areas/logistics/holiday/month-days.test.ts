import fc from "fast-check";
import { expect, it } from "vitest";
import { weeksOf } from "./month-days.ts";

it("begins weeks on Monday and ends with the month's last day", () => {
  expect(weeksOf(2026, 10)).toEqual([
    [null, null, null, null, null, null, "2026-11-01"],
    ...[2, 9, 16, 23].map((monday) =>
      Array.from({ length: 7 }, (_, at) => `2026-11-${String(monday + at).padStart(2, "0")}`),
    ),
    ["2026-11-30", null, null, null, null, null, null],
  ]);
});

it("has every day of any month once, each below its weekday", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 0, max: 11 }), (year, month) => {
      const weeks = weeksOf(year, month);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days.length).toBe(new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
      expect(days).toEqual([...new Set(days)].toSorted());
      const shifted = weeks.flatMap((week) =>
        week.filter((day, at) => day !== null && (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7 !== at),
      );
      expect(shifted).toEqual([]);
    }),
  );
});
