import { evaluateRule, type RuleFacts } from "@o2r/api/contract/core";
import type { SchemeReason } from "@o2r/api/contract/promotions";
import type { PromotionReach, StoredPromotion } from "./promotion-columns.ts";

type Goods = Pick<StoredPromotion, "kind" | "combo_parts" | "get_product_id" | "rules"> &
  Pick<PromotionReach, "brands" | "products">;

/** A product as promotions ask about it. */
export interface AskedProduct {
  readonly id: string;
  readonly brand: string | null;
  readonly facts: NonNullable<RuleFacts["PRODUCT"]>;
}

/**
 * What a rule says of a product: that it is of those it names, that it names none, or null where no group can hold. It is read
 * as far as it speaks of what the product is: what else it asks, how much is ordered among it, an order may meet.
 */
const ruleReason = (rules: Goods["rules"], facts: AskedProduct["facts"]): "RULE" | "ALL" | null => {
  const asks = (at: number): boolean => rules[at]?.attr1 === "PRODUCT" && rules[at].attr2 !== "quantity";
  const { rows } = evaluateRule(rules, { PRODUCT: facts });
  const groups = [...Map.groupBy(rows, ({ group }) => group).values()];
  const held = groups.filter((group) => group.every(({ row, holds }) => holds || !asks(row)));
  if (groups.length > 0 && held.length === 0) return null;
  return held.flat().some(({ row }) => asks(row)) ? "RULE" : "ALL";
};

const names = ({ products, brands }: Goods, { id, brand }: AskedProduct): boolean =>
  (products.length === 0 || products.includes(id)) &&
  (brands.length === 0 || (brand !== null && brands.includes(brand)));

/** Why a promotion counts a product in some order, as `qualifying` counts its line, or gives it; null where it does neither. */
export const schemeReason = (promotion: Goods, product: AskedProduct): SchemeReason | null => {
  if (promotion.kind === "COMBO_PRICE")
    return promotion.combo_parts.some(({ productId }) => productId === product.id) ? "SET" : null;
  const ruled = names(promotion, product) ? ruleReason(promotion.rules, product.facts) : null;
  if (ruled !== null) {
    if (promotion.products.length > 0) return "PRODUCT";
    return promotion.brands.length > 0 ? "BRAND" : ruled;
  }
  return promotion.kind === "BUY_GET" && promotion.get_product_id === product.id ? "GIFT" : null;
};
