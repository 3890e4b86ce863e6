import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chargesFor, type ChargeRule, type OrderToCharge } from "./charges-for.ts";
import { priceOrder } from "./price-order.ts";

const rule = (more: Partial<ChargeRule>): ChargeRule => ({
  name: "Delivery",
  basis: "FLAT",
  from: 0,
  to: null,
  amount: 4000,
  hubId: null,
  retailerType: null,
  platform: null,
  ...more,
});
const order = (more: Partial<OrderToCharge> = {}): OrderToCharge => ({
  value: 100_000,
  grams: 5000,
  hubId: "pune",
  retailerType: "KIRANA",
  platform: "O2R",
  ...more,
});

const slabs = [
  rule({ basis: "SLAB", to: 50_000, amount: 4000 }),
  rule({ basis: "SLAB", from: 50_000, to: 200_000, amount: 2000 }),
];

describe("the charges of an order", () => {
  it.each([
    [49_999, [{ name: "Delivery", amount: 4000 }]],
    [50_000, [{ name: "Delivery", amount: 2000 }]],
    [200_000, []],
  ])("of %i paise are those of the slab that it lies in: from its beginning to below its end", (value, expected) => {
    expect(chargesFor(slabs, order({ value }))).toEqual(expected);
  });

  it("are a share of its value, half a paisa rounded up, or go by its weight", () => {
    const percent = rule({ name: "Handling", basis: "PERCENT", amount: 150 });
    const weight = rule({ name: "Load", basis: "WEIGHT", from: 20_000, amount: 5000 });
    expect(chargesFor([percent, weight], order({ value: 101 }))).toEqual([{ name: "Handling", amount: 2 }]);
    expect(chargesFor([weight], order({ grams: 20_000 }))).toEqual([{ name: "Load", amount: 5000 }]);
  });

  it("are the hub's own where it has them, also where that means none", () => {
    const own = rule({ basis: "SLAB", from: 0, to: 10_000, amount: 9000, hubId: "pune" });
    const ofType = rule({ amount: 100, retailerType: "KIRANA", platform: "O2R" });
    expect(chargesFor([...slabs, ofType, own], order({ value: 5000 }))).toEqual([{ name: "Delivery", amount: 9000 }]);
    expect(chargesFor([...slabs, ofType, own], order())).toEqual([]);
    expect(chargesFor([...slabs, ofType, own], order({ hubId: "nashik" }))).toEqual([
      { name: "Delivery", amount: 100 },
    ]);
  });
});

const some = <T>(values: readonly T[]) => fc.constantFrom(...values);
const rules = fc.array(
  fc.record({
    name: some(["Delivery", "Handling", "Cash"]),
    basis: some(["FLAT", "PERCENT", "SLAB", "WEIGHT"] as const),
    from: fc.nat({ max: 200_000 }),
    to: fc.option(fc.integer({ min: 1, max: 400_000 })),
    amount: fc.nat({ max: 10_000 }),
    hubId: some([null, "pune", "nashik"]),
    retailerType: some([null, "KIRANA", "CHEMIST"]),
    platform: some([null, "O2R", "CALL"]),
  }),
  { maxLength: 12 },
);
const orders = fc.record({
  value: fc.nat({ max: 5_000_000 }),
  grams: fc.nat({ max: 500_000 }),
  hubId: some(["pune", "nashik", "thane"]),
  retailerType: some([null, "KIRANA", "CHEMIST"]),
  platform: some(["O2R", "CALL", "FSA"]),
});

describe("whatever is charged", () => {
  it("does not depend on the order in which rules are read", () => {
    fc.assert(
      fc.property(
        rules.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        orders,
        ([all, shuffled], one) => {
          expect(chargesFor(shuffled, one)).toEqual(chargesFor(all, one));
        },
      ),
    );
  });

  it("has each name once, none of them of nothing, and none of a rule that is for others", () => {
    fc.assert(
      fc.property(rules, orders, (all, one) => {
        const charged = chargesFor(all, one);
        expect(new Set(charged.map(({ name }) => name)).size).toBe(charged.length);
        for (const { amount } of charged) expect(amount).toBeGreaterThan(0);
        const strange = all.map((each) => ({ ...each, hubId: "elsewhere" }));
        expect(chargesFor([...all, ...strange], one)).toEqual(charged);
      }),
    );
  });

  it("comes to the paisa into the price of the order", () => {
    fc.assert(
      fc.property(rules, orders, (all, one) => {
        const charges = chargesFor(all, one);
        const line = { key: "A", units: 1, price: one.value, mrp: one.value, gst: 18, cess: 0 };
        const priced = priceOrder({ lines: [line], charges, split: "IGST" });
        expect(priced.charges).toBe(charges.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });
});
