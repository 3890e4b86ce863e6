import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepNumber, readNumber, stepNumber } from "./step-number.ts";

const rules = { min: 0, max: 144, step: 12, decimals: 0 };

describe("a step", () => {
  it.each([
    [0, 1, 12],
    [36, 1, 48],
    [36, -1, 24],
    [40, 1, 48],
    [40, -1, 36],
    [144, 1, 144],
    [0, -1, 0],
    [1e15, 1, 144],
    [-1e15, -1, 0],
    [null, 1, 0],
    [Number.NaN, -1, 0],
  ] as const)("from %d by %d goes to the pack %d", (value, direction, next) =>
    expect(stepNumber(value, direction, rules)).toBe(next),
  );

  it("keeps decimals exact", () => {
    const tenths = { min: 0, max: 10, step: 0.1, decimals: 2 };
    expect(stepNumber(0.2, 1, tenths)).toBe(0.3);
    expect(stepNumber(0.3, -1, tenths)).toBe(0.2);
  });

  it("never leaves its bounds and always gets on", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 144 }), fc.integer({ min: 1, max: 50 }), (value, step) => {
        const up = stepNumber(value, 1, { ...rules, step });
        const down = stepNumber(value, -1, { ...rules, step });
        expect(up > value || up === 144).toBe(true);
        expect(down < value || down === 0).toBe(true);
        expect(up).toBeLessThanOrEqual(144);
        expect(down).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("a typed number", () => {
  it.each([
    ["12a3", 0, "123"],
    ["-5", 0, "5"],
    ["1.5", 0, "1"],
    ["🧾", 0, ""],
    ["९", 0, ""],
  ])("%o is whole and positive: %o", (text, decimals, kept) =>
    expect(keepNumber(text, { min: 0, decimals })).toBe(kept),
  );

  it("may have decimals and a minus where both are allowed", () => {
    expect(keepNumber("-12.345.6", { min: -10, decimals: 2 })).toBe("-12.34");
    expect(keepNumber("−3", { min: -10, decimals: 2 })).toBe("-3");
  });

  it("never grows beyond what a number keeps exactly", () =>
    expect(keepNumber("9".repeat(10_000), { min: 0, decimals: 0 })).toHaveLength(15));

  it.each([
    ["", null],
    ["-", null],
    [".", null],
    ["0.50", 0.5],
    ["-3", -3],
  ])("%o is %o", (text, value) => expect(readNumber(text)).toBe(value));
});
