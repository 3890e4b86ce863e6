import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterQuiet, clockText, isQuiet, minuteOf, minutesOf, offersRest, type QuietHours } from "./quiet-hours.ts";

const instant = fc.date({ min: new Date("2024-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
const quiet: fc.Arbitrary<QuietHours> = fc.record({
  from: fc.integer({ min: 0, max: 1439 }),
  to: fc.integer({ min: 0, max: 14 * 60 }),
});

describe("quiet hours", () => {
  it.each([
    ["in the morning wait until ten", "2026-11-21T03:00:00Z", "2026-11-21T04:30:00.000Z"],
    ["at ten wait for nothing", "2026-11-21T04:30:00Z", "2026-11-21T04:30:00.000Z"],
    ["a minute before nine in the evening wait for nothing", "2026-11-21T15:29:59Z", "2026-11-21T15:29:59.000Z"],
    ["at nine in the evening wait until the next day", "2026-11-21T15:30:00Z", "2026-11-22T04:30:00.000Z"],
    ["after midnight wait until the same day's ten", "2026-11-21T20:00:00Z", "2026-11-22T04:30:00.000Z"],
  ])("offers %s", (_, at, then) => {
    expect(afterQuiet(new Date(at), { from: 21 * 60, to: 10 * 60 }).toISOString()).toBe(then);
  });

  it("let no offer out between nine in the evening and ten in the morning, whatever is set and whenever it is", () => {
    fc.assert(
      fc.property(instant, quiet, (at, hours) => {
        fc.pre(hours.from > Math.max(hours.to, offersRest.to));
        const then = afterQuiet(at, hours);
        const minute = minuteOf(then);
        expect(minute >= 10 * 60 && minute < 21 * 60).toBe(true);
        expect(minute >= hours.to && minute < hours.from).toBe(true);
        expect(isQuiet(then, hours)).toBe(false);
        // No later than it has to be, and never before it was asked for.
        expect(then.getTime() - at.getTime()).toBeGreaterThanOrEqual(0);
        expect(then.getTime() - at.getTime()).toBeLessThan(24 * 3_600_000);
        expect(afterQuiet(then, hours)).toEqual(then);
      }),
    );
  });

  it("are read as they are written", () => {
    for (const at of [0, 1, 599, 600, 1260, 1439]) expect(minutesOf(clockText(at))).toBe(at);
    expect(clockText(570)).toBe("09:30");
  });
});
