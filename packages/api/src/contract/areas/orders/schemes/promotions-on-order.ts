import type { OrderToPrice, PricedUnits, PromotionOff } from "../pricing/price-order.types.ts";
import type { Judged } from "./promotion.types.ts";

/** What a free line needs beside what the promotion says. */
export type GiftFacts = Omit<PricedUnits, "key" | "units" | "free" | "discount" | "promotions">;

/**
 * An order with what promotions do to it: `priceOrder` prices it. Lines keep their prices; what is free follows them, each
 * as a line of its own. A gift whose facts are not known is left out.
 */
export const promotionsOnOrder = (
  order: OrderToPrice,
  { lines, free }: Pick<Judged, "lines" | "free">,
  giftOf: (product: string) => GiftFacts | undefined,
): OrderToPrice => {
  const offOf = (key: string): readonly PromotionOff[] =>
    lines
      .filter(({ line }) => line === key)
      .map(({ promotionId, why, amount }) => ({ promotionId, text: why, amount }));
  const gifts = free.flatMap(({ key, product, units }): readonly PricedUnits[] => {
    const facts = giftOf(product);
    return facts === undefined ? [] : [{ ...facts, key, units, free: true }];
  });
  return {
    ...order,
    lines: [
      ...order.lines.map((line) => {
        const promotions = offOf(line.key);
        return promotions.length === 0 ? line : { ...line, promotions };
      }),
      ...gifts,
    ],
  };
};
