import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addOpen, dueAfter, isOpen, openBetween, secondsLeft, type Calendar } from "./clock.ts";

const at = (local: string): Date => new Date(`${local}:00+05:30`);
const none = () => false;
const office: Calendar = {
  openings: [1, 2, 3, 4, 5].map((day) => ({ day, from: "09:00", to: "17:00" })),
  isHoliday: none,
};
const always: Calendar = {
  openings: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "09:00", to: "21:00" })),
  isHoliday: (day) => day === "2026-11-08",
};

describe("the clock of the service", () => {
  it("runs on after the weekend: Friday 16:30 and an hour is Monday 9:30", () => {
    expect(addOpen(office, at("2026-11-20T16:30"), 3_600_000)).toEqual(at("2026-11-23T09:30"));
  });
  it("stands in the quiet hours, and on a holiday", () => {
    expect(addOpen(always, at("2026-11-07T20:45"), 30 * 60_000)).toEqual(at("2026-11-09T09:15"));
    expect(addOpen(always, at("2026-11-10T23:10"), 30 * 60_000)).toEqual(at("2026-11-11T09:30"));
    expect(isOpen(always, at("2026-11-08T12:00"))).toBe(false);
    expect([isOpen(always, at("2026-11-10T21:00")), isOpen(always, at("2026-11-10T09:00"))]).toEqual([false, true]);
  });
  it("stops for lunch, and counts hours that overlap once", () => {
    const split: Calendar = {
      openings: [
        { day: 1, from: "14:00", to: "18:00" },
        { day: 1, from: "09:00", to: "13:00" },
        { day: 1, from: "12:00", to: "13:00" },
      ],
      isHoliday: none,
    };
    expect(addOpen(split, at("2026-11-23T12:30"), 3_600_000)).toEqual(at("2026-11-23T14:30"));
    expect(openBetween(split, at("2026-11-23T00:00"), at("2026-11-24T00:00"))).toBe(8 * 3_600_000);
  });
  it("without any hours ends its search, and promises nothing near", () => {
    const shut: Calendar = { openings: [], isHoliday: none };
    expect(addOpen(shut, at("2026-11-23T12:00"), 1).getTime()).toBeGreaterThan(at("2027-11-23T12:00").getTime());
  });
});

const time = fc.integer({ min: 0, max: 96 }).map((quarter) => {
  const minutes = quarter * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
});
const opening = fc
  .tuple(fc.integer({ min: 1, max: 7 }), time, time)
  .filter(([, from, to]) => from < to)
  .map(([day, from, to]) => ({ day, from, to }));
const calendar = fc
  .record({ openings: fc.array(opening, { minLength: 1, maxLength: 12 }), closed: fc.integer({ min: 0, max: 6 }) })
  // One day of the month at most, so that every weekday is open now and then.
  .map(({ openings, closed }): Calendar => ({ openings, isHoliday: (day) => day.endsWith(`-0${closed + 1}`) }));
const instant = fc.integer({ min: 0, max: 365 * 24 * 60 }).map((minutes) => new Date(Date.UTC(2026, 0, 1, 0, minutes)));
const minutes = fc.integer({ min: 0, max: 3000 }).map((count) => count * 60_000);

it("what is added has gone by when it is due, and is due no earlier", () => {
  fc.assert(
    fc.property(calendar, instant, fc.integer({ min: 0, max: 600 }), (hours, from, count) => {
      const ms = count * 60_000;
      const due = addOpen(hours, from, ms);
      expect(openBetween(hours, from, due)).toBe(ms);
      const before = new Date(due.getTime() - 1000);
      expect(openBetween(hours, from, before) < ms || count === 0).toBe(true);
    }),
  );
});

it("open time adds up, whichever instant parts it", () => {
  fc.assert(
    fc.property(calendar, instant, minutes, minutes, (hours, from, a, b) => {
      const middle = new Date(from.getTime() + a);
      const end = new Date(middle.getTime() + b);
      expect(openBetween(hours, from, middle) + openBetween(hours, middle, end)).toBe(openBetween(hours, from, end));
    }),
  );
});

it("however often it is paused, what was used and what is left are what was promised", () => {
  const pauses = fc.array(fc.tuple(minutes, minutes), { maxLength: 5 });
  fc.assert(
    fc.property(calendar, instant, fc.integer({ min: 1, max: 600 }), pauses, (hours, from, count, parts) => {
      let now = from;
      let due = addOpen(hours, from, count * 60_000);
      let used = 0;
      for (const [work, rest] of parts) {
        const stop = new Date(Math.min(now.getTime() + work, due.getTime()));
        used += openBetween(hours, now, stop);
        const left = secondsLeft(hours, due, stop);
        now = new Date(stop.getTime() + rest);
        due = dueAfter(hours, left, now);
      }
      expect(used / 1000 + secondsLeft(hours, due, now)).toBe(count * 60);
    }),
  );
});
