import { describe, expect, it } from "vitest";
import type { RuleRow } from "../../../core/rule/index.ts";
import { priceOrder } from "../pricing/price-order.ts";
import { applyPromotions } from "./apply-promotions.ts";
import { cartLine, cartOf, promotion } from "./test/cart.ts";
import type { CartToJudge, Gives, Promotion } from "./promotion.types.ts";
import { promotionsOnOrder } from "./promotions-on-order.ts";

const offByLine = (promotions: readonly Promotion[], cart: CartToJudge) =>
  applyPromotions(promotions, cart).lines.map(({ promotionId, line, amount }) => [promotionId, line, amount]);
const verdictOf = (one: Promotion, cart: CartToJudge) => applyPromotions([one], cart).verdicts[0];
const slab: Gives = {
  kind: "QUANTITY_SLAB",
  type: "PERCENT",
  slabs: [
    { from: 12, value: 5 },
    { from: 50, value: 8 },
  ],
};

describe("what a promotion gives", () => {
  it("is a percent of what qualifies, or an amount off all of it together", () => {
    const cart = cartOf([cartLine("1"), cartLine("2", { product: "B", units: 5 })]);
    expect(offByLine([promotion("p")], cart)).toEqual([
      ["p", "1", 10_000],
      ["p", "2", 5000],
    ]);
    const amount = promotion("p", { gives: { kind: "DISCOUNT", type: "VALUE", value: 1000 } });
    expect(offByLine([amount], cart)).toEqual([
      ["p", "1", 667],
      ["p", "2", 333],
    ]);
  });

  it("is, of a quantity slab, the step that units of the same product on two lines reach together", () => {
    const cart = cartOf([cartLine("1", { units: 5 }), cartLine("2", { units: 7 })]);
    expect(offByLine([promotion("p", { gives: slab })], cart)).toEqual([
      ["p", "1", 2500],
      ["p", "2", 3500],
    ]);
  });

  it("says how many more would bring the next step, reached or not", () => {
    const one = promotion("p", { gives: slab });
    expect(verdictOf(one, cartOf([cartLine("1")]))).toMatchObject({
      applied: false,
      reason: "SHORT",
      nearly: { units: 2, text: "2 more for 5% off" },
    });
    expect(verdictOf(one, cartOf([cartLine("1", { units: 12 })]))).toMatchObject({
      applied: true,
      why: "5% off from 12 units",
      nearly: { units: 38, text: "38 more for 8% off" },
    });
  });

  it("is, of a value slab, an amount shared over the lines to the paisa", () => {
    const gives: Gives = { kind: "VALUE_SLAB", type: "VALUE", slabs: [{ from: 200_000, value: 10_000 }] };
    const three = ["1", "2", "3"].map((key) => cartLine(key, { product: key }));
    expect(offByLine([promotion("p", { gives })], cartOf(three))).toEqual([
      ["p", "1", 3333],
      ["p", "2", 3334],
      ["p", "3", 3333],
    ]);
    expect(verdictOf(promotion("p", { gives }), cartOf([cartLine("1")]))?.nearly?.text).toBe(
      "₹1,000 more for ₹100 off",
    );
  });

  it.each([
    [3, 0],
    [4, 1],
    [9, 2],
    [28, 7],
  ])("is, for %i units of four plus one, %i free", (units, free) => {
    const gives: Gives = { kind: "BUY_GET", buy: 4, get: 1, product: null, most: null };
    const judged = applyPromotions([promotion("p", { gives })], cartOf([cartLine("1", { units })]));
    expect(judged.free.map((one) => one.units)).toEqual(free === 0 ? [] : [free]);
    expect(judged.lines).toEqual([]);
  });

  it("gives no more than the hub has left when the cart is served, and says so", () => {
    const gives: Gives = { kind: "BUY_GET", buy: 2, get: 1, product: null, most: null };
    const cart = cartOf([cartLine("1")], { shelf: { A: { units: 13, price: 10_000 } } });
    expect(applyPromotions([promotion("p", { gives })], cart).free).toMatchObject([
      { product: "A", units: 3, worth: 30_000, why: "Scheme p: 1 free for each 2, of 5 only 3 are in stock" },
    ]);
    const empty = cartOf([cartLine("1")], { shelf: { A: { units: 10, price: 10_000 } } });
    expect(verdictOf(promotion("p", { gives }), empty)).toMatchObject({ applied: false, reason: "STOCK" });
  });

  it("gives another product for what was bought, as often as is allowed", () => {
    const gives: Gives = { kind: "BUY_GET", buy: 2, get: 1, product: "GIFT", most: 3 };
    const cart = cartOf([cartLine("1")], { shelf: { GIFT: { units: 100, price: 500 } } });
    expect(applyPromotions([promotion("p", { gives })], cart).free).toMatchObject([
      { key: "free:p:GIFT", product: "GIFT", units: 3, worth: 1500 },
    ]);
  });

  it("says of what is short of its least what there would be to get", () => {
    const few = cartOf([cartLine("1", { units: 2 })]);
    const fivePercent = { kind: "DISCOUNT", type: "PERCENT", value: 5 } as const;
    const hints = [
      { gives: fivePercent, minimumUnits: 5 },
      // Its first step needs more than its least.
      { gives: slab, minimumUnits: 5 },
      { gives: { kind: "BUY_GET", buy: 2, get: 1, product: null, most: null }, minimumUnits: 5 },
      { gives: fivePercent, minimumValue: 10_000_000 },
    ] as const;
    expect(hints.map((hint) => verdictOf(promotion("p", hint), few)?.nearly?.text)).toEqual([
      "3 more for 5% off",
      "10 more for 5% off",
      "3 more for 1 free for each 2",
      "₹99,800 more for 5% off",
    ]);
  });

  it("never counts what is free", () => {
    const cart = cartOf([cartLine("1"), cartLine("2", { units: 2, free: true })]);
    expect(verdictOf(promotion("p", { gives: slab }), cart)).toMatchObject({ applied: false, nearly: { units: 2 } });
  });

  it("is, of a combo, what its sets save, of the dearest units", () => {
    const gives: Gives = {
      kind: "COMBO_PRICE",
      parts: [
        { product: "A", units: 2 },
        { product: "B", units: 1 },
      ],
      price: 25_000,
    };
    const lines = [
      cartLine("1", { units: 3 }),
      cartLine("2", { units: 2, price: 11_000 }),
      cartLine("3", { product: "B", units: 2 }),
    ];
    // Two sets: two A at ₹110, two at ₹100, two B at ₹100 are ₹620, and cost ₹500.
    expect(verdictOf(promotion("p", { gives }), cartOf(lines))).toMatchObject({
      amount: 12_000,
      why: "2 sets for ₹250 each",
    });
    expect(verdictOf(promotion("p", { gives }), cartOf(lines.slice(0, 1)))?.nearly?.text).toBe(
      "1 more for the set at ₹250",
    );
  });

  it("is never more than the most off one order", () => {
    expect(offByLine([promotion("p", { atMost: 7500 })], cartOf([cartLine("1"), cartLine("2")]))).toEqual([
      ["p", "1", 3750],
      ["p", "2", 3750],
    ]);
  });

  it("is paid for by the company and the distributor in their shares", () => {
    const shared = promotion("p", { funding: { by: "BRAND", company: 700, of: 1000 } });
    expect(applyPromotions([shared], cartOf([cartLine("1", { units: 1, price: 990 })])).lines).toMatchObject([
      { amount: 99, fundedBy: { by: "BRAND", company: 69, distributor: 30 } },
    ]);
  });
});

describe("what a promotion is for", () => {
  const cart = cartOf([cartLine("1", { facts: { brand: "b1", mrp: 120 } })], {
    facts: { CART: { source: "CALL" }, RETAILER: { city: "Pune", isPrime: true }, WAREHOUSE: { state: "Maharashtra" } },
  });
  const row = (attr1: string, attr2: string, operator: RuleRow["operator"], validator: string, group = 1): RuleRow => ({
    attr1,
    attr2,
    operator,
    validator,
    group,
  });
  const rule = (...given: Parameters<typeof row>) => ({ rules: [row(...given)] });

  it.each([
    ["CODE", { code: "SAVE10" }],
    ["EARLY", { from: "2026-05-11" }],
    ["OVER", { till: "2026-05-09" }],
    ["DELIVERY", { deliveredFrom: "2026-05-13" }],
    ["DELIVERY", { deliveredTill: "2026-05-11" }],
    ["PLATFORM", { platform: "CALL_CENTERS" }],
    ["WAREHOUSE", { warehouses: ["OTHER"] }],
    ["RETAILER", { retailers: ["OTHER"] }],
    ["GOODS", { products: ["B"] }],
    ["GOODS", { brands: ["Other"] }],
    ["SHORT", { minimumUnits: 11 }],
    ["SHORT", { minimumValue: 100_001 }],
    ["LIMIT", { left: { uses: 0, ofRetailer: null, ofDay: null, budget: null } }],
    ["LIMIT", { left: { uses: null, ofRetailer: 0, ofDay: null, budget: null } }],
    ["LIMIT", { left: { uses: null, ofRetailer: null, ofDay: 0, budget: null } }],
    ["BUDGET", { left: { uses: null, ofRetailer: null, ofDay: null, budget: 9999 } }],
    ["RULE", rule("RETAILER", "city", "==", "Nashik")],
    ["RULE", rule("RETAILER", "isPrime", "==", "false")],
    ["RULE", rule("CART", "total", ">", "1000")],
    ["RULE", rule("CART", "source", "==", "FSA")],
    ["RULE", rule("WAREHOUSE", "state", "!=", "maharashtra")],
    ["RULE", rule("RETAILER", "orders", ">", "1")],
    ["RULE", { rules: [row("PRODUCT", "mrp", ">", "99"), row("RETAILER", "city", "==", "Nashik")] }],
    ["GOODS", rule("PRODUCT", "mrp", "<", "9")],
  ] as const)("is said by %s where it does not fit: %o", (reason, more) => {
    expect(verdictOf(promotion("p", more), cart)).toMatchObject({ applied: false, reason });
  });

  it.each([
    { code: "SAVE10" },
    { from: "2026-05-10", till: "2026-05-10" },
    { till: null },
    { deliveredFrom: "2026-05-12", deliveredTill: "2026-05-12" },
    { platform: "APP" },
    { warehouses: ["H"] },
    { retailers: ["R"] },
    { left: { uses: 1, ofRetailer: 1, ofDay: 1, budget: 10_000 } },
    rule("RETAILER", "city", "==", "pune"),
    rule("RETAILER", "isPrime", "==", "true"),
    rule("CART", "total", ">=", "1000"),
    rule("CART", "quantity", "<", "11"),
    rule("PRODUCT", "mrp", ">", "99"),
    rule("PRODUCT", "quantity", "==", "10"),
    { rules: [row("RETAILER", "city", "==", "Nashik", 1), row("PRODUCT", "mrp", ">", "99", 2)] },
  ] as const)("holds for %o", (more) => {
    expect(verdictOf(promotion("p", more), { ...cart, codes: ["save10"] })).toMatchObject({ applied: true });
  });
});

describe("promotions together", () => {
  const cart = cartOf([cartLine("1"), cartLine("2", { product: "B" })]);

  it("share a line only where both stack; the first by priority stays", () => {
    const first = promotion("z", { priority: 1, stackable: true });
    const second = promotion("a", { priority: 2 });
    const { verdicts } = applyPromotions([second, first], cart);
    expect(verdicts).toMatchObject([
      { promotionId: "z", applied: true },
      { promotionId: "a", applied: false, reason: "OTHER", why: "It does not combine with Scheme z" },
    ]);
    expect(applyPromotions([{ ...second, stackable: true }, first], cart).verdicts).toMatchObject([
      { applied: true },
      { applied: true },
    ]);
  });

  it("of one priority leave it to what is best for the retailer", () => {
    const better = promotion("z", { gives: { kind: "DISCOUNT", type: "PERCENT", value: 11 } });
    expect(applyPromotions([promotion("a"), better], cart).verdicts[0]?.promotionId).toBe("z");
  });

  it("on different lines do not disturb each other", () => {
    const apart = [promotion("a", { products: ["A"] }), promotion("b", { products: ["B"] })];
    expect(applyPromotions(apart, cart).verdicts.every(({ applied }) => applied)).toBe(true);
  });

  it("of the whole order are taken of what those of goods left", () => {
    const goods = promotion("a", { products: ["A"], stackable: true });
    const order = promotion("b", { stackable: true });
    expect(offByLine([order, goods], cart)).toEqual([
      ["a", "1", 10_000],
      ["b", "1", 9000],
      ["b", "2", 10_000],
    ]);
  });
});

describe("an order with its promotions", () => {
  it("keeps its unit prices, names each promotion as a reason, and carries free goods as lines of their own", () => {
    const lines = [cartLine("1", { discount: { type: "PERCENT", value: 2 } })];
    const judged = applyPromotions(
      [
        promotion("off", { stackable: true }),
        promotion("gift", {
          stackable: true,
          gives: { kind: "BUY_GET", buy: 10, get: 1, product: null, most: null },
        }),
      ],
      cartOf(lines),
    );
    const order = promotionsOnOrder({ lines, charges: [], split: "CGST_SGST" }, judged, () => ({
      price: 10_000,
      mrp: 12_000,
      gst: 5,
      cess: 0,
    }));
    const priced = priceOrder(order);
    expect(order.lines.map(({ price }) => price)).toEqual([10_000, 10_000]);
    expect(priced.lines).toMatchObject([
      { key: "1", goods: 100_000, discount: 11_800, taxable: 88_200 },
      { key: "free:gift:A", goods: 0, taxable: 0, total: 0 },
    ]);
    expect(priced.lines[0]?.trace.slice(0, 3)).toEqual([
      { step: "PRICE", text: "10 × ₹100", amount: 100_000 },
      { step: "DISCOUNT", text: "2% off", amount: -2000 },
      { step: "PROMOTION", text: "Scheme off: 10% off", amount: -9800, promotionId: "off" },
    ]);
  });
});
