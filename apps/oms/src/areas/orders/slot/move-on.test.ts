import { addDays } from "@o2r/forms/days";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeDay, type Calendar } from "./judge-day.ts";
import { moveOn } from "./move-on.ts";

/** A Friday, on which nothing is delivered. */
const holiday = "2026-12-25";
const hub: Calendar = {
  warehouseId: "hub",
  leadTime: 1,
  capacity: 2,
  cutOff: "20:00",
  weekdays: null,
  holidays: [{ day: holiday, name: "Christmas", affects: "BOTH" }],
  weeklyOffs: [7],
  taken: new Map(),
};
const ofHub = (weekdays: readonly number[] | null = null) => ({ warehouseId: "hub", weekdays });
const calendars = (given: Partial<Calendar> = {}) => new Map([["hub", { ...hub, ...given }]]);

describe("orders that are promised for a holiday", () => {
  it("get the next day on which their hub is open, their beat is served and there is a place, one after another", () => {
    expect(moveOn([ofHub(), ofHub(), ofHub(), ofHub([3])], calendars(), holiday)).toEqual([
      "2026-12-26",
      "2026-12-26",
      "2026-12-28",
      "2026-12-30",
    ]);
    expect(moveOn([ofHub()], calendars({ taken: new Map([["2026-12-26", 2]]) }), holiday)).toEqual(["2026-12-28"]);
  });

  it("get none where their hub delivers on none", () => {
    expect(moveOn([ofHub(), ofHub([7])], calendars({ capacity: 0 }), holiday)).toEqual([null, null]);
    expect(moveOn([ofHub([7])], calendars(), holiday)).toEqual([null]);
  });

  it("never get the holiday itself, or more of them a day than the hub can deliver", () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 })))),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(fc.nat(40), fc.nat(4))),
        (beats, capacity, taken) => {
          const calendar = {
            ...hub,
            capacity,
            taken: new Map(taken.map(([offset, n]) => [addDays(holiday, offset), Math.min(n, capacity)])),
          };
          const days = moveOn(beats.map(ofHub), new Map([["hub", calendar]]), holiday);
          const given = new Map(calendar.taken);
          for (const [at, day] of days.entries()) {
            if (day === null) continue;
            expect(day > holiday).toBe(true);
            expect(judgeDay({ ...calendar, weekdays: beats[at] ?? null, taken: given }, day)).toBeNull();
            given.set(day, (given.get(day) ?? 0) + 1);
          }
          for (const count of given.values()) expect(count).toBeLessThanOrEqual(capacity);
        },
      ),
    );
  });
});
