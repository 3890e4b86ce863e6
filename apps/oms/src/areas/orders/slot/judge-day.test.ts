import { weekdayOf } from "@o2r/api/contract/core";
import { addDays } from "@o2r/forms/days";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockAt, earliestDay, firstFreeDay, freeDays, judgeDay, judgeSlot, type Calendar } from "./judge-day.ts";

const calendar = (given: Partial<Calendar> = {}): Calendar => ({
  warehouseId: "hub",
  leadTime: 1,
  capacity: 2,
  cutOff: "20:00",
  weekdays: [1, 2, 3, 4, 5, 6],
  holidays: [],
  weeklyOffs: [],
  taken: new Map(),
  ...given,
});
/** A Monday. */
const monday = "2026-11-23";
const at = (time: string, day = monday) => ({ day, time });

describe("the days of an order", () => {
  it("are told by the clocks of Asia/Kolkata", () => {
    expect(clockAt(new Date("2026-11-23T18:30:00Z"))).toEqual({ day: "2026-11-24", time: "00:00" });
    expect(clockAt(new Date("2026-11-23T14:29:00Z"))).toEqual({ day: monday, time: "19:59" });
  });

  it("are no more than a year ahead", () => {
    const always = calendar({ weekdays: null });
    expect(judgeSlot(always, at("10:00"), "2027-11-24")).toBeNull();
    for (const day of ["2027-11-25", "2999-01-01", "9999-12-31"])
      expect(judgeSlot(always, at("10:00"), day)).toBe("Too far ahead");
  });

  it("begin after the lead time, a day later from the cut-off on, and later still where nothing is ordered", () => {
    expect(earliestDay(calendar(), at("19:59"))).toBe("2026-11-24");
    expect(earliestDay(calendar(), at("20:00"))).toBe("2026-11-25");
    const holidays = [{ day: "2026-11-24", name: "Mela", affects: "ORDER" as const }];
    expect(earliestDay(calendar({ holidays }), at("20:00"))).toBe("2026-11-26");
    expect(earliestDay(calendar({ leadTime: 0 }), at("09:00"))).toBe(monday);
  });

  it("are none on which the hub is closed every week, and what is ordered on one counts as ordered on the next", () => {
    const closed = calendar({ weekdays: null, weeklyOffs: [2, 7] });
    expect(["2026-11-24", "2026-11-25", "2026-11-29"].map((day) => judgeDay(closed, day))).toEqual([
      "Weekly off",
      null,
      "Weekly off",
    ]);
    expect(earliestDay(closed, at("20:00"))).toBe("2026-11-26");
    expect(earliestDay(closed, at("09:00", "2026-11-29"))).toBe("2026-12-01");
    expect(firstFreeDay(closed, at("09:00"))).toBe("2026-11-25");
  });

  it("are refused in words", () => {
    const holidays = [
      { day: "2026-11-25", name: "Mela", affects: "BOTH" as const },
      { day: "2026-11-26", name: "Count", affects: "ORDER" as const },
    ];
    const one = calendar({ holidays, taken: new Map([["2026-11-27", 2]]) });
    const judged = (day: string) => judgeSlot(one, at("09:00"), day);
    expect(
      ["2026-11-22", monday, "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-29"].map(judged),
    ).toEqual(["Past", "Too soon", null, "Holiday: Mela", null, "Full", "Not on this beat"]);
    expect(judgeDay(calendar({ weekdays: null }), "2026-11-29")).toBeNull();
  });

  it("that are free are free whenever they are asked for, in their order", () => {
    const days = fc.integer({ min: 0, max: 40 }).map((offset) => addDays(monday, offset));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
        fc.uniqueArray(days),
        fc.array(fc.tuple(days, fc.nat(3))),
        fc.nat(3),
        fc.constantFrom("00:00", "19:59", "20:00", "23:59"),
        (weekdays, weeklyOffs, holidays, taken, leadTime, time) => {
          const one = calendar({
            weekdays,
            weeklyOffs,
            leadTime,
            holidays: holidays.map((day) => ({ day, name: "Mela", affects: "DELIVERY" as const })),
            taken: new Map(taken),
          });
          const free = [...freeDays(one, at(time))];
          expect(free.toSorted()).toEqual(free);
          for (const day of free) {
            expect(judgeSlot(one, at(time), day)).toBeNull();
            expect(weekdays).toContain(weekdayOf(day));
            expect(weeklyOffs).not.toContain(weekdayOf(day));
            expect(holidays).not.toContain(day);
            expect(one.taken.get(day) ?? 0).toBeLessThan(one.capacity);
            expect(day >= earliestDay(one, at(time))).toBe(true);
          }
        },
      ),
    );
  });
});
