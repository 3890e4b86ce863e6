import type { Gives, Promotion } from "@o2r/api/contract/orders";
import type { PromotionReach, StoredPromotion } from "./promotion-columns.ts";

/** How much of a promotion was taken until now: in all, by the retailer, and on the day. */
export interface TakenUntilNow {
  readonly uses: number;
  readonly spent: number;
  readonly ofRetailer: number;
  readonly ofDay: number;
}

/** A discount as it is judged: percent, or paise. Stored are hundredths of both. */
const valueOf = (type: StoredPromotion["discount_type"], hundredths: number): number =>
  type === "PERCENT" ? hundredths / 100 : hundredths;

const givesOf = (row: StoredPromotion): Gives => {
  const type = row.discount_type ?? "PERCENT";
  const slabs = row.slabs.map(({ from, value }) => ({ from, value: valueOf(type, value) }));
  switch (row.kind) {
    case "DISCOUNT":
      return { kind: "DISCOUNT", type, value: valueOf(type, row.discount ?? 0) };
    case "QUANTITY_SLAB":
      return { kind: "QUANTITY_SLAB", type, slabs };
    case "VALUE_SLAB":
      return { kind: "VALUE_SLAB", type, slabs };
    case "BUY_GET":
      return {
        kind: "BUY_GET",
        buy: row.buy_quantity ?? 1,
        get: row.get_quantity ?? 0,
        product: row.get_product_id,
        most: row.most_free,
      };
    case "COMBO_PRICE":
      return {
        kind: "COMBO_PRICE",
        parts: row.combo_parts.map(({ productId, quantity }) => ({ product: productId, units: quantity })),
        price: row.combo_price ?? 0,
      };
  }
};

const left = (limit: number | null, taken: number): number | null =>
  limit === null ? null : Math.max(0, limit - taken);

/** A stored promotion as carts are judged by it. */
export const asPromotion = (
  row: StoredPromotion,
  { hubs, brands, products, retailers }: PromotionReach,
  taken: TakenUntilNow,
): Promotion => ({
  id: row.id,
  title: row.title,
  code: row.code,
  priority: row.priority,
  stackable: row.stackable,
  from: row.valid_from,
  till: row.valid_till,
  deliveredFrom: row.constraints_from,
  deliveredTill: row.constraints_till,
  platform: row.platform,
  warehouses: hubs,
  retailers,
  products,
  brands,
  rules: row.rules,
  minimumUnits: row.minimum_quantity,
  minimumValue: row.minimum_value,
  atMost: row.max_discount,
  left: {
    uses: left(row.use_limit, taken.uses),
    ofRetailer: left(row.retailer_limit, taken.ofRetailer),
    ofDay: left(row.day_limit, taken.ofDay),
    budget: left(row.budget, taken.spent),
  },
  funding: { by: row.funded_by, company: row.company_share, of: row.company_of },
  gives: givesOf(row),
});
