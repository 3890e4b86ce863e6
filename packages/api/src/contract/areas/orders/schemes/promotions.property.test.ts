import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchDiscountOf, goodsOf } from "../pricing/line-worth.ts";
import { priceOrder } from "../pricing/price-order.ts";
import { applyPromotions } from "./apply-promotions.ts";
import { cartLine, cartOf, promotion } from "./test/cart.ts";
import type { CartLine, CartToJudge, Gives, Judged, Promotion } from "./promotion.types.ts";
import { promotionsOnOrder } from "./promotions-on-order.ts";

/** Judges carts one after the other as a pad does: each has the free lines of the time before. */
const judging =
  (some: readonly Promotion[], shelf: NonNullable<CartToJudge["shelf"]>) =>
  (paid: readonly CartLine[], before: Judged | null): Judged => {
    const free = (before?.free ?? []).map(({ key, product: given, units }) =>
      cartLine(key, { product: given, units, free: true }),
    );
    return applyPromotions(some, cartOf([...paid, ...free], { shelf }));
  };

const product = fc.constantFrom("A", "B", "C");
const lines: fc.Arbitrary<readonly CartLine[]> = fc
  .array(
    fc.record({
      product,
      brand: fc.constantFrom("X", "Y"),
      units: fc.integer({ min: 1, max: 300 }),
      price: fc.integer({ min: 0, max: 500_000 }),
      free: fc.boolean(),
      discount: fc.option(
        fc.record({ type: fc.constant("PERCENT" as const), value: fc.integer({ min: 0, max: 100 }) }),
        {
          nil: undefined,
        },
      ),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ discount, free, ...one }, at) =>
      cartLine(`k${String(at)}`, { ...one, ...(discount && { discount }), ...(free && { free }) }),
    ),
  );
const type = fc.constantFrom("PERCENT", "VALUE");
const value = fc.integer({ min: 1, max: 100 });
const slabs = fc.array(fc.record({ from: fc.integer({ min: 1, max: 400 }), value }), { minLength: 1, maxLength: 4 });
const gives: fc.Arbitrary<Gives> = fc.oneof(
  fc.record({ kind: fc.constant("DISCOUNT"), type, value }),
  fc.record({ kind: fc.constant("QUANTITY_SLAB"), type, slabs }),
  fc.record({ kind: fc.constant("VALUE_SLAB"), type, slabs }),
  fc.record({
    kind: fc.constant("BUY_GET"),
    buy: fc.integer({ min: 1, max: 20 }),
    get: fc.integer({ min: 1, max: 5 }),
    product: fc.option(product),
    most: fc.option(fc.integer({ min: 1, max: 20 })),
  }),
  fc.record({
    kind: fc.constant("COMBO_PRICE"),
    parts: fc.uniqueArray(fc.record({ product, units: fc.integer({ min: 1, max: 5 }) }), {
      selector: (part) => part.product,
      minLength: 1,
      maxLength: 3,
    }),
    price: fc.integer({ min: 0, max: 100_000 }),
  }),
);
const promotions: fc.Arbitrary<readonly Promotion[]> = fc
  .array(
    fc.record({
      gives,
      priority: fc.integer({ min: 1, max: 3 }),
      stackable: fc.boolean(),
      products: fc.uniqueArray(product, { maxLength: 2 }),
      brands: fc.uniqueArray(fc.constantFrom("X", "Y"), { maxLength: 1 }),
      minimumUnits: fc.option(fc.integer({ min: 1, max: 200 })),
      minimumValue: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
      atMost: fc.option(fc.integer({ min: 0, max: 200_000 })),
      budget: fc.option(fc.integer({ min: 0, max: 500_000 })),
      company: fc.integer({ min: 0, max: 10_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all.map(({ budget, company, ...one }, at) =>
      promotion(`p${String(at)}`, {
        ...one,
        left: { uses: null, ofRetailer: null, ofDay: null, budget },
        funding: { by: "O2R", company, of: 10_000 },
      }),
    ),
  );
const shelf = fc
  .array(fc.integer({ min: 0, max: 900 }), { minLength: 3, maxLength: 3 })
  .map((units) => Object.fromEntries(units.map((one, at) => ["ABC"[at] ?? "A", { units: one, price: 700 }])));
const cases = fc.record({ lines, promotions, shelf });

/** What a result says, without regard to the order of the lines that were given. */
const said = ({ lines: discounts, free, verdicts }: Judged) => ({ discounts, free, verdicts });

describe("whatever is promised", () => {
  it("takes no more off a line than it is worth, and no more in all than a promotion may", () => {
    fc.assert(
      fc.property(cases, ({ lines: all, promotions: some, shelf: hub }) => {
        const judged = applyPromotions(some, cartOf(all, { shelf: hub }));
        for (const line of all) {
          const off = judged.lines.filter((one) => one.line === line.key).reduce((sum, { amount }) => sum + amount, 0);
          expect(off).toBeLessThanOrEqual(goodsOf(line) - batchDiscountOf(line));
        }
        for (const { promotionId, amount, freeWorth, applied } of judged.verdicts) {
          const { atMost, left } = some.find(({ id }) => id === promotionId) ?? promotion("none");
          expect(amount).toBeLessThanOrEqual(atMost ?? amount);
          expect(applied ? amount + freeWorth : 0).toBeLessThanOrEqual(left.budget ?? amount + freeWorth);
          const ofLines = judged.lines.filter((one) => one.promotionId === promotionId);
          expect(ofLines.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
        }
        for (const { amount, fundedBy } of judged.lines) {
          expect(amount).toBeGreaterThan(0);
          expect(Math.min(fundedBy.company, fundedBy.distributor)).toBeGreaterThanOrEqual(0);
          expect(fundedBy.company + fundedBy.distributor).toBe(amount);
        }
      }),
    );
  });

  it("is the same in whatever order promotions and lines are read", () => {
    fc.assert(
      fc.property(
        cases.chain((one) =>
          fc.record({
            one: fc.constant(one),
            lines: fc.shuffledSubarray([...one.lines], { minLength: one.lines.length }),
            promotions: fc.shuffledSubarray([...one.promotions], { minLength: one.promotions.length }),
          }),
        ),
        ({ one, lines: otherLines, promotions: others }) => {
          const read = applyPromotions(one.promotions, cartOf(one.lines, { shelf: one.shelf }));
          const other = applyPromotions(others, cartOf(otherLines, { shelf: one.shelf }));
          expect(said(other)).toEqual(said(read));
        },
      ),
    );
  });

  it("never gives what is not there, and never what the cart itself needs", () => {
    fc.assert(
      fc.property(cases, ({ lines: all, promotions: some, shelf: hub }) => {
        const { free } = applyPromotions(some, cartOf(all, { shelf: hub }));
        for (const [name, { units }] of Object.entries(hub)) {
          const paid = all.reduce((sum, line) => sum + (line.product === name && !line.free ? line.units : 0), 0);
          const given = free.reduce((sum, one) => sum + (one.product === name ? one.units : 0), 0);
          expect(given).toBeLessThanOrEqual(Math.max(0, units - paid));
        }
      }),
    );
  });

  it("comes back to where it was when a line is added, raised, lowered and taken away", () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 500 }), ({ lines: all, promotions: some, shelf: hub }, units) => {
        const judge = judging(some, hub);
        const start = judge(all, null);
        const added = judge([...all, cartLine("new", { units })], start);
        const raised = judge([...all, cartLine("new", { units: units * 3 })], added);
        const lowered = judge([...all, cartLine("new", { units: 1 })], raised);
        expect(judge(all, lowered)).toEqual(start);
      }),
    );
  });

  it("is priced as it was judged", () => {
    fc.assert(
      fc.property(cases, ({ lines: all, promotions: some, shelf: hub }) => {
        const judged = applyPromotions(some, cartOf(all, { shelf: hub }));
        const facts = { price: 700, mrp: 900, gst: 5, cess: 0 };
        const priced = priceOrder(promotionsOnOrder({ lines: all, charges: [], split: "IGST" }, judged, () => facts));
        const batch = all.reduce((sum, line) => sum + batchDiscountOf(line), 0);
        expect(priced.discount - batch).toBe(judged.lines.reduce((sum, { amount }) => sum + amount, 0));
        for (const one of priced.lines) expect(one.trace.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.total);
      }),
    );
  });
});

describe("the same goods on two lines", () => {
  /** One line of a product with others beside it, and the units of it that stand on a second line. */
  const split = fc.record({
    cart: cases,
    units: fc.integer({ min: 2, max: 300 }),
    second: fc.integer({ min: 1, max: 299 }),
    price: fc.integer({ min: 0, max: 500_000 }),
  });
  const ofA = (key: string, units: number, price: number) => cartLine(key, { product: "A", brand: "X", units, price });
  /** What is promised in all, without regard to the line that it stands on. */
  const promised = ({ lines: discounts, free, verdicts }: Judged) => ({
    off: discounts.reduce((sum, { amount }) => sum + amount, 0),
    free: free.map(({ promotionId, product: name, units, worth }) => [promotionId, name, units, worth]),
    applied: verdicts.filter(({ applied }) => applied).map(({ promotionId }) => promotionId),
  });

  it("take no more off either line than it is worth, in whatever order they are read", () => {
    fc.assert(
      fc.property(split, ({ cart: { lines: others, promotions: some, shelf: hub }, units, second, price }) => {
        const two = [ofA("a1", units, price), ofA("a2", second, price)];
        const read = applyPromotions(some, cartOf([...two, ...others], { shelf: hub }));
        for (const line of two) {
          const off = read.lines.filter((one) => one.line === line.key).reduce((sum, { amount }) => sum + amount, 0);
          expect(off).toBeLessThanOrEqual(goodsOf(line));
        }
        const other = applyPromotions(
          some.toReversed(),
          cartOf([...others, ...two.toReversed()].toReversed(), { shelf: hub }),
        );
        expect(said(other)).toEqual(said(read));
      }),
    );
  });

  it("earn what they would earn on one line", () => {
    fc.assert(
      fc.property(split, ({ cart: { promotions: some, shelf: hub }, units, second, price }) => {
        const at = Math.min(second, units - 1);
        // A line of another product, so that what is of the whole order has something to share out.
        const other = cartLine("b", { product: "B", brand: "Y", units: 7, price: 1234 });
        const one = applyPromotions(some, cartOf([ofA("a1", units, price), other], { shelf: hub }));
        const two = applyPromotions(
          some,
          cartOf([ofA("a1", at, price), ofA("a2", units - at, price), other], { shelf: hub }),
        );
        expect(promised(two)).toEqual(promised(one));
      }),
    );
  });

  it("leave nothing behind when the second is added, raised, lowered below what is asked for and taken away", () => {
    fc.assert(
      fc.property(split, ({ cart: { lines: others, promotions: some, shelf: hub }, units, second, price }) => {
        const judge = judging(some, hub);
        const first = ofA("a1", units, price);
        const start = judge([first, ...others], null);
        const added = judge([first, ofA("a2", second, price), ...others], start);
        const raised = judge([first, ofA("a2", second * 3, price), ...others], added);
        const lowered = judge([first, ofA("a2", 1, price), ...others], raised);
        expect(judge([first, ...others], lowered)).toEqual(start);
        // Nor when it is the first of the two that goes: what is left is judged as if it had never been there.
        const alone = ofA("a2", second, price);
        expect(judge([alone, ...others], added)).toEqual(judge([alone, ...others], null));
      }),
    );
  });
});
