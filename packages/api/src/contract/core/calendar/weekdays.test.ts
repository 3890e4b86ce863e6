import { expect, it } from "vitest";
import { weekdayOf, weekdaysText } from "./weekdays.ts";

it("days of the week are told in few words, whatever their order", () => {
  expect([[7, 6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5, 6], [5, 1, 3], [6, 7], [1, 3, 4, 5, 7], []].map(weekdaysText)).toEqual(
    ["Every day", "Mon – Sat", "Mon, Wed, Fri", "Sat, Sun", "Mon, Wed – Fri, Sun", ""],
  );
});

it("a week begins on Monday", () => {
  expect(["2026-11-23", "2026-11-29"].map(weekdayOf)).toEqual([1, 7]);
});
