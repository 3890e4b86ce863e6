import type { CartLine, CartToJudge, Promotion } from "../promotion.types.ts";

/** A line of 10 units at ₹100 of the product A. */
export const cartLine = (key: string, more: Partial<CartLine> = {}): CartLine => ({
  key,
  product: "A",
  brand: "Brand",
  units: 10,
  price: 10_000,
  mrp: 12_000,
  gst: 5,
  cess: 0,
  facts: {},
  ...more,
});

/** A cart of the day, at the hub H for the retailer R. */
export const cartOf = (lines: readonly CartLine[], more: Partial<CartToJudge> = {}): CartToJudge => ({
  lines,
  day: "2026-05-10",
  slot: "2026-05-12",
  platform: "APP",
  warehouse: "H",
  retailer: "R",
  codes: [],
  facts: { CART: {}, RETAILER: {}, WAREHOUSE: {} },
  ...more,
});

/** A scheme of 10 % on everything that always applies. */
export const promotion = (id: string, more: Partial<Promotion> = {}): Promotion => ({
  id,
  title: `Scheme ${id}`,
  code: null,
  priority: 1,
  stackable: false,
  from: "2026-05-01",
  till: "2026-05-31",
  deliveredFrom: null,
  deliveredTill: null,
  platform: "ALL",
  warehouses: [],
  retailers: [],
  products: [],
  brands: [],
  rules: [],
  minimumUnits: null,
  minimumValue: null,
  atMost: null,
  left: { uses: null, ofRetailer: null, ofDay: null, budget: null },
  funding: { by: "BRAND", company: 1, of: 1 },
  gives: { kind: "DISCOUNT", type: "PERCENT", value: 10 },
  ...more,
});
