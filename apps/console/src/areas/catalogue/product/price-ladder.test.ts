import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceLadder } from "./price-ladder.ts";

const price = fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100);

describe("price ladder", () => {
  it("S5.82 S5.83 breaks the step between O2RLP and PTH on both sides when O2RLP is above PTH", () => {
    const ladder = priceLadder({ o2rlp: 436, pth: 430, ptr: 492, mrp: 492 });
    expect(ladder.rungs.map(({ label, broken }) => [label, broken])).toEqual([
      ["O2RLP", true],
      ["PTH", true],
      ["PTR", false],
      ["MRP", false],
    ]);
    expect(ladder.steps[0]).toMatchObject({ gain: -6, broken: true });
    expect(ladder.steps[0]?.percent).toBeCloseTo(-1.376, 3);
  });

  it("S5.84 S5.85 shows each broken step of PTR and MRP, and what the retailer would lose", () => {
    const ladder = priceLadder({ o2rlp: 1, pth: 500, ptr: 492, mrp: 480 });
    expect(ladder.steps.map((step) => step?.broken)).toEqual([false, true, true]);
    expect(ladder.retailerMargin?.gain).toBe(-12);
  });

  it("breaks nothing where the prices stand in order, and equal prices are in order", () => {
    fc.assert(
      fc.property(fc.tuple(price, price, price, price), (given) => {
        const [o2rlp, pth, ptr, mrp] = given.toSorted((a, b) => a - b) as [number, number, number, number]; // four in, four out
        expect(priceLadder({ o2rlp, pth, ptr, mrp }).rungs.some(({ broken }) => broken)).toBe(false);
      }),
    );
  });

  it("climbs from O2RLP to MRP exactly, to the paisa", () => {
    fc.assert(
      fc.property(price, price, price, price, (o2rlp, pth, ptr, mrp) => {
        const gained = priceLadder({ o2rlp, pth, ptr, mrp }).steps.reduce((sum, step) => sum + (step?.gain ?? 0), 0);
        expect(gained).toBeCloseTo(mrp - o2rlp, 6);
      }),
    );
  });

  it("says nothing of a step while one of its prices is missing", () => {
    expect(priceLadder({ o2rlp: 10, pth: null, ptr: 12, mrp: 15 }).steps).toEqual([
      null,
      null,
      { gain: 3, percent: 25, broken: false },
    ]);
    expect(priceLadder({ o2rlp: 0, pth: 5, ptr: null, mrp: null }).steps[0]).toEqual({
      gain: 5,
      percent: null,
      broken: false,
    });
  });
});
