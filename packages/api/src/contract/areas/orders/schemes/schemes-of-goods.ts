import { isOfGoods, qualifying, refusalOf } from "./qualify.ts";
import type { CartLine, CartToJudge, Promotion } from "./promotion.types.ts";

/**
 * The promotions about some goods that one line would count for, whatever else its order would need for them. The day of
 * delivery is left out: it may still be chosen.
 */
export const schemesOfGoods = (
  promotions: readonly Promotion[],
  cart: Omit<CartToJudge, "lines" | "slot">,
  line: CartLine,
): readonly Promotion[] => {
  const judged = { ...cart, slot: null, lines: [line] };
  return promotions.filter((promotion) => {
    const refusal = refusalOf(promotion, judged);
    return (
      isOfGoods(promotion) &&
      (refusal === null || refusal.reason === "DELIVERY") &&
      qualifying(promotion, judged).length > 0
    );
  });
};
