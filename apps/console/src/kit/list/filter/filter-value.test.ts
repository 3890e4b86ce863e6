import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rangeOf, readBound, readFilterValue, writeFilterValue } from "./filter-value.ts";

const mrp = { kind: "range", key: "mrp" } as const;

describe("the bounds of a filter", () => {
  it("are taken as people write amounts", () => {
    expect(["1,500", "₹ 1,480", "1,00,000", " 12.50 "].map(readBound)).toEqual([1500, 1480, 100_000, 12.5]);
  });

  it("are the amount that was meant, however it is grouped and signed", () => {
    const paise = fc.integer({ min: 0, max: 1e11 });
    fc.assert(
      fc.property(paise, fc.constantFrom("", "₹", "₹ ", "Rs. "), fc.boolean(), (amount, sign, useGrouping) => {
        const digits = new Intl.NumberFormat("en-IN", { useGrouping, minimumFractionDigits: 2 }).format(amount / 100);
        expect(readBound(sign + digits)).toBe(amount / 100);
      }),
    );
  });

  it("tell an open side from what is no number, and from what the service would not read", () => {
    expect(readBound(" ")).toBeNull();
    expect(["cheap", "1.2.3", "12 kg", "9999999999999", "0.00001"].map(readBound)).toEqual(Array(5).fill(undefined));
    expect(rangeOf(undefined, 5)).toBeUndefined();
    expect(rangeOf(null, null)).toBeUndefined();
    expect(rangeOf(6, 5)).toBeUndefined();
  });

  it("stand in an address as they are written by hand, too", () => {
    expect(readFilterValue(mrp, "1,500..₹2,000")).toEqual({ kind: "range", min: 1500, max: 2000 });
    expect(readFilterValue(mrp, "..")).toBeUndefined();
    expect(readFilterValue(mrp, "5")).toBeUndefined();
  });
});

describe("the days of a filter", () => {
  const placed = { kind: "dates", key: "placed" } as const;

  it("stand in an address as two days, the first not after the last", () => {
    expect(readFilterValue(placed, "2026-04-01..2026-04-30")).toEqual({
      kind: "dates",
      from: "2026-04-01",
      to: "2026-04-30",
    });
    expect(writeFilterValue({ kind: "dates", from: "2026-04-01", to: "2026-04-30" })).toBe("2026-04-01..2026-04-30");
  });

  it.each(["2026-04-01..", "2026-04-30..2026-04-01", "2026-02-30..2026-03-01", "01-04-2026..30-04-2026", "today"])(
    "%s are none",
    (text) => {
      expect(readFilterValue(placed, text)).toBeUndefined();
    },
  );
});
