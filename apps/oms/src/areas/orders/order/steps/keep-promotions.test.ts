import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepPromotions, type PromotedLine } from "./keep-promotions.ts";

const line = (productId: string, units: number, amount: number): PromotedLine => ({
  productId,
  units,
  promotions: [{ promotionId: "p", text: "10% off", amount }],
});
const amounts = (kept: ReturnType<typeof keepPromotions>) => kept.map((all) => all.map(({ amount }) => amount));

describe("what promotions take off an order", () => {
  it("stays in proportion to what is left of a product, and with that product", () => {
    const before = [line("soap", 10, 100), { productId: "salt", units: 4, promotions: [] }];
    const now = [
      { productId: "soap", units: 5, worth: 500 },
      { productId: "salt", units: 4, worth: 900 },
    ];
    expect(amounts(keepPromotions(before, now))).toEqual([[50], []]);
    expect(amounts(keepPromotions(before, [{ productId: "soap", units: 0, worth: 0 }]))).toEqual([[]]);
  });

  it("is shared to the paisa by the lines that batches split a product into, however they do", () => {
    const split = fc.array(
      fc.record({ units: fc.integer({ min: 1, max: 50 }), price: fc.integer({ min: 1, max: 999 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(split, fc.nat(10_000), (pieces, amount) => {
        const units = pieces.reduce((sum, one) => sum + one.units, 0);
        const now = pieces.map((one) => ({ productId: "soap", units: one.units, worth: one.units * one.price }));
        const kept = keepPromotions([line("soap", units, amount)], now).flat();
        expect(kept.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
      }),
    );
  });
});
