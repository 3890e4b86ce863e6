import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partsOf, unitPrices, type Bundle } from "./bundle.ts";

const count = fc.integer({ min: 1, max: 50 });
const bundles = fc
  .record({
    price: fc.integer({ min: 1, max: 9_999_999 }),
    parts: fc.array(fc.record({ units: count, weight: fc.integer({ min: 0, max: 10_000 }) }), {
      minLength: 1,
      maxLength: 20,
    }),
  })
  .map(({ price, parts }): Bundle => ({
    id: "combo",
    kind: "COMBO",
    name: "Combo",
    sku: "COMBO",
    image: null,
    off: null,
    platform: "ALL",
    targetCustomer: null,
    packOf: 1,
    most: null,
    price,
    parts: parts.map((part, at) => ({ ...part, productId: String(at), name: String(at) })),
  }));

describe("the parts of a bundle", () => {
  it("cost together what the bundles do, to the paisa, by units at whole paise", () => {
    fc.assert(
      fc.property(bundles, count, (bundle, sets) => {
        const parts = partsOf(bundle, sets);
        const prices = parts.map(unitPrices);
        expect(parts.map(({ units }) => units)).toEqual(bundle.parts.map(({ units }) => units * sets));
        expect(prices.map((some) => some.reduce((sum, { units }) => sum + units, 0))).toEqual(
          parts.map(({ units }) => units),
        );
        expect(prices.flat().reduce((sum, { units, price }) => sum + units * price, 0)).toBe(bundle.price * sets);
      }),
    );
  });

  it("share its price by their weights", () => {
    const bundle = { price: 10_000, parts: [] as Bundle["parts"] } as Bundle; // all that is asked for
    const parts = [
      { productId: "a", name: "A", units: 2, weight: 3333 },
      { productId: "b", name: "B", units: 1, weight: 6667 },
    ];
    expect(partsOf({ ...bundle, parts }, 3)).toEqual([
      { productId: "a", units: 6, amount: 9999 },
      { productId: "b", units: 3, amount: 20_001 },
    ]);
    expect(unitPrices({ units: 6, amount: 9999 })).toEqual([
      { units: 3, price: 1667 },
      { units: 3, price: 1666 },
    ]);
  });
});
