import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPaise } from "../../../trade/paise.ts";
import { explainAlone, explainCap, givenAway, isWithinCap, worthOf, type Terms } from "./value.ts";

const paise = fc.integer({ min: 0, max: 10_000_000 }).map((value) => toPaise(value / 100));
const moved = fc.array(fc.record({ units: fc.integer({ min: -1000, max: 1000 }), each: paise }), { maxLength: 6 });
const rupees = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100);
const terms: fc.Arbitrary<Terms> = fc.record({ mrp: rupees }).chain(({ mrp }) =>
  fc.oneof(
    fc.constant({ mrp, discountType: null, discount: null }),
    fc.integer({ min: 0, max: 100 }).map((discount) => ({ mrp, discountType: "PERCENT" as const, discount })),
    rupees.map((discount) => ({ mrp, discountType: "VALUE" as const, discount })),
  ),
);

describe("what is moved of stock", () => {
  it("is worth the same whether it is moved at once or in parts, in or out", () => {
    fc.assert(
      fc.property(moved, fc.nat({ max: 6 }), (all, at) => {
        expect(worthOf(all.slice(0, at)) + worthOf(all.slice(at))).toBe(worthOf(all));
        expect(worthOf(all.map(({ units, each }) => ({ units: -units, each })))).toBe(worthOf(all));
      }),
    );
  });

  it("never adds up to more than the cap, however it is split over a day", () => {
    fc.assert(
      fc.property(fc.array(moved, { maxLength: 20 }), fc.nat({ max: 1_000_000 }), (steps, cap) => {
        let sum = 0;
        for (const step of steps) {
          const after = toPaise((sum + worthOf(step)) / 100);
          if (isWithinCap({ sum: after, cap })) sum = after;
        }
        expect(sum).toBeLessThanOrEqual(cap * 100);
      }),
    );
  });

  it("is never beyond what a number holds", () => {
    const each = toPaise(10_000_000);
    const all = Array.from({ length: 500 }, () => ({ units: 1_000_000, each }));
    expect(worthOf(all)).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe("other terms of sale", () => {
  it("give nothing away when they stay, and never less than nothing", () => {
    fc.assert(
      fc.property(terms, terms, paise, (before, after, pth) => {
        expect(givenAway(before, before, pth)).toBe(0);
        expect(givenAway(before, after, pth)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("give away at least as much by way of others in between", () => {
    fc.assert(
      fc.property(terms, terms, terms, paise, (first, second, third, pth) => {
        const direct = givenAway(first, third, pth);
        // Each of the two is rounded to a paisa.
        expect(givenAway(first, second, pth) + givenAway(second, third, pth)).toBeGreaterThanOrEqual(direct - 1);
      }),
    );
  });

  it("give the whole unit away at a discount of hundred percent", () => {
    const none: Terms = { mrp: 100, discountType: null, discount: null };
    expect(givenAway(none, { ...none, discountType: "PERCENT", discount: 100 }, toPaise(70))).toBe(7000);
    expect(givenAway(none, { ...none, discountType: "VALUE", discount: 80 }, toPaise(70))).toBe(8000);
    expect(givenAway(none, { ...none, mrp: 90 }, toPaise(70))).toBe(1000);
  });
});

it("who is refused reads what it is worth, the sum so far, the cap, and who can do it", () => {
  const asked = { sum: toPaise(54_970), value: toPaise(5040), cap: 50_000 };
  expect(explainCap(asked)).toBe(
    "This is ₹5,040 at PTH. You have moved ₹49,930 today, and may move ₹50,000 a day: an administrator does this",
  );
  expect(explainAlone(asked)).toMatch(/You have inspected ₹49,930 .* ₹50,000 a day: somebody else does this$/);
});
