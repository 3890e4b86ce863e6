import { evaluateRule, type Fact, type RuleFacts, type RuleRow } from "../../../core/rule/index.ts";
import { goodsOf } from "../pricing/line-worth.ts";
import type { CartLine, CartToJudge, NotApplied, Promotion } from "./promotion.types.ts";

/** Why a promotion is out of the question for a cart. */
export interface Refusal {
  readonly reason: NotApplied;
  readonly why: string;
}

const among = (chosen: readonly string[], id: string | null): boolean =>
  chosen.length === 0 || (id !== null && chosen.includes(id));

const ofProduct = ({ attr1 }: RuleRow): boolean => attr1 === "PRODUCT";
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** What rule rows can ask of the cart: what the caller tells of it, and what is counted over the lines that are paid for. */
const cartFacts = ({ lines, facts }: CartToJudge): Readonly<Record<string, Fact>> => ({
  ...facts.CART,
  lines: lines.length,
  quantity: sum(lines.map(({ units }) => units)),
  total: sum(lines.map(goodsOf)) / 100,
});

const factsOf = (cart: CartToJudge): RuleFacts => ({
  CART: cartFacts(cart),
  RETAILER: cart.facts.RETAILER,
  WAREHOUSE: cart.facts.WAREHOUSE,
});

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

/** Whatever the goods are: some group of the rule holds, as far as it does not speak of products. */
const ruleOf = ({ rules }: Promotion, cart: CartToJudge): Refusal | null => {
  if (rules.length === 0) return null;
  const { rows } = evaluateRule(rules, factsOf(cart));
  const groups = [...Map.groupBy(rows, ({ group }) => group).values()];
  const broken = groups.map((group) =>
    group.find((verdict) => {
      const row = rules[verdict.row];
      return row !== undefined && !ofProduct(row) && !verdict.holds;
    }),
  );
  if (broken.includes(undefined)) return null;
  return { reason: "RULE", why: broken[0]?.reason ?? "Its rule is not met" };
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
export const qualifying = ({ products, brands, rules, gives }: Promotion, cart: CartToJudge): readonly CartLine[] => {
  const { lines } = cart;
  if (gives.kind === "COMBO_PRICE")
    return lines.filter(({ product }) => gives.parts.some((part) => part.product === product));
  const facts = factsOf(cart);
  const quantities = new Map<string, number>();
  for (const { product, units } of lines) quantities.set(product, (quantities.get(product) ?? 0) + units);
  return lines.filter(
    (line) =>
      among(products, line.product) &&
      among(brands, line.brand) &&
      (!rules.some(ofProduct) ||
        evaluateRule(rules, { ...facts, PRODUCT: { ...line.facts, quantity: quantities.get(line.product) } }).holds),
  );
};
