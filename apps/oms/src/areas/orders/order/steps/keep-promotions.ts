import { shareOut, type PromotionOff } from "@o2r/api/contract/orders";

/** A line as it was: the units that are not dropped, and what promotions took off them. */
export interface PromotedLine {
  readonly productId: string;
  readonly units: number;
  readonly promotions: readonly PromotionOff[];
}

/** A line as it is now. */
export interface LineNow {
  readonly productId: string;
  readonly units: number;
  /** Paise, before anything is taken off. */
  readonly worth: number;
}

/**
 * What promotions take off the lines of an order from now on, by line: what they took off a product stays with it, in
 * proportion to the units that are left, and is shared by the lines that its batches split it into.
 */
export const keepPromotions = (
  before: readonly PromotedLine[],
  now: readonly LineNow[],
): readonly (readonly PromotionOff[])[] => {
  const kept: PromotionOff[][] = now.map(() => []);
  for (const [productId, were] of Map.groupBy(before, (line) => line.productId)) {
    const units = were.reduce((sum, line) => sum + line.units, 0);
    const places = now.flatMap((line, at) => (line.productId === productId ? [{ ...line, at }] : []));
    const left = places.reduce((sum, line) => sum + line.units, 0);
    const all = Map.groupBy(
      were.flatMap((line) => line.promotions),
      ({ promotionId }) => promotionId,
    );
    for (const [promotionId, offs] of all) {
      const amount = offs.reduce((sum, one) => sum + one.amount, 0);
      const stays = left >= units ? amount : Math.floor((amount * left) / units);
      const shares = shareOut(
        stays,
        places.map(({ worth }) => worth),
        places.map((line) => line.units),
      );
      places.forEach(({ at }, index) => {
        const share = shares[index] ?? 0;
        if (share > 0) kept[at]?.push({ promotionId, text: offs[0]?.text ?? "", amount: share });
      });
    }
  }
  return kept;
};
