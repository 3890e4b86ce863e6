import { goodsOf } from "../pricing/line-worth.ts";
import { meetsRule } from "./meets-rule.ts";
import type { CartLine, CartToJudge, Facts, NotApplied, Promotion, PromotionRule } from "./promotion.types.ts";

/** Why a promotion is out of the question for a cart. */
export interface Refusal {
  readonly reason: NotApplied;
  readonly why: string;
}

const among = (chosen: readonly string[], id: string | null): boolean =>
  chosen.length === 0 || (id !== null && chosen.includes(id));

const ofProduct = ({ attr1 }: PromotionRule): boolean => attr1 === "PRODUCT";

/** What rule rows can ask of the cart beside what the caller tells: all of it is counted over lines that are paid for. */
const cartFacts = ({ lines, platform, facts }: CartToJudge): Facts => ({
  ...facts.CART,
  platform,
  lines: lines.length,
  units: lines.reduce((sum, { units }) => sum + units, 0),
  value: lines.reduce((sum, line) => sum + goodsOf(line), 0) / 100,
});

const factsOf = (cart: CartToJudge, context: string): Facts => {
  switch (context) {
    case "CART":
      return cartFacts(cart);
    case "RETAILER":
      return cart.facts.RETAILER;
    case "WAREHOUSE":
      return cart.facts.WAREHOUSE;
    default:
      return {};
  }
};

const isSpent = (left: number | null): boolean => left !== null && left <= 0;

const limitOf = ({ left }: Promotion): Refusal | null => {
  if (isSpent(left.uses)) return { reason: "LIMIT", why: "All its uses are taken" };
  if (isSpent(left.ofRetailer)) return { reason: "LIMIT", why: "The retailer has used it as often as they may" };
  if (isSpent(left.ofDay)) return { reason: "LIMIT", why: "All its uses of today are taken" };
  return isSpent(left.budget) ? { reason: "BUDGET", why: "Its budget is spent" } : null;
};

const dateOf = (promotion: Promotion, { day, slot }: CartToJudge): Refusal | null => {
  if (day < promotion.from) return { reason: "EARLY", why: "It has not begun" };
  if (promotion.till !== null && day > promotion.till) return { reason: "OVER", why: "It is over" };
  if (promotion.deliveredFrom === null && promotion.deliveredTill === null) return null;
  const fits =
    slot !== null &&
    (promotion.deliveredFrom === null || slot >= promotion.deliveredFrom) &&
    (promotion.deliveredTill === null || slot <= promotion.deliveredTill);
  return fits ? null : { reason: "DELIVERY", why: "It is for other days of delivery" };
};

const placeOf = (promotion: Promotion, cart: CartToJudge): Refusal | null => {
  if (promotion.platform !== "ALL" && promotion.platform !== cart.platform)
    return { reason: "PLATFORM", why: "It is for another way of ordering" };
  if (!among(promotion.warehouses, cart.warehouse)) return { reason: "WAREHOUSE", why: "It is for other hubs" };
  return among(promotion.retailers, cart.retailer) ? null : { reason: "RETAILER", why: "It is for other retailers" };
};

const codeOf = ({ code }: Promotion, { codes }: CartToJudge): Refusal | null =>
  code === null || codes.some((typed) => typed.trim().toLowerCase() === code.toLowerCase())
    ? null
    : { reason: "CODE", why: "Its code is not entered" };

const ruleOf = (promotion: Promotion, cart: CartToJudge): Refusal | null => {
  const broken = promotion.rules.find(
    (rule) => !ofProduct(rule) && !meetsRule(rule, factsOf(cart, rule.attr1)[rule.attr2]),
  );
  return broken === undefined
    ? null
    : {
        reason: "RULE",
        why: `Its rule is not met: ${broken.attr1} ${broken.attr2} ${broken.operator} ${broken.validator}`,
      };
};

/** Why a promotion does not count for a cart at all, whatever goods are in it; null where it does. */
export const refusalOf = (promotion: Promotion, cart: CartToJudge): Refusal | null =>
  codeOf(promotion, cart) ??
  dateOf(promotion, cart) ??
  placeOf(promotion, cart) ??
  limitOf(promotion) ??
  ruleOf(promotion, cart);

/** Whether a promotion is about some goods only, and not about an order as a whole. */
export const isOfGoods = ({ products, brands, rules, gives }: Promotion): boolean =>
  products.length > 0 || brands.length > 0 || rules.some(ofProduct) || gives.kind === "COMBO_PRICE";

/** The lines that count for a promotion. What is free never does. */
export const qualifying = (
  { products, brands, rules, gives }: Promotion,
  lines: readonly CartLine[],
): readonly CartLine[] => {
  if (gives.kind === "COMBO_PRICE")
    return lines.filter(({ product }) => gives.parts.some((part) => part.product === product));
  return lines.filter(
    ({ product, brand, facts }) =>
      among(products, product) &&
      among(brands, brand) &&
      rules.every((rule) => !ofProduct(rule) || meetsRule(rule, facts[rule.attr2])),
  );
};
