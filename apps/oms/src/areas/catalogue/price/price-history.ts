import { productPrices, type PricePoint, type ProductPrices } from "@o2r/api/contract/catalogue";
import type { FieldChange } from "../../../audit/entry.ts";

/** An entry of a product's audit log, as far as its prices are concerned. */
export interface PriceEntry {
  readonly at: string;
  readonly action: string;
  readonly by: string | null;
  readonly changes: readonly FieldChange[];
}

/**
 * What a product's prices were, newest first, walked back from what they are: each entry that moved one says what it was
 * before. The last point is the product's beginning. Entries are newest first.
 */
export const walkBack = (
  now: ProductPrices,
  entries: readonly PriceEntry[],
  made: Pick<PriceEntry, "at" | "by">,
): readonly PricePoint[] => {
  const points: PricePoint[] = [];
  let prices = now;
  for (const { changes, at, action, by } of entries) {
    const moved = changes.flatMap(({ field, before }) => {
      const known = productPrices.find((name) => name === field);
      return known !== undefined && typeof before === "number" ? [[known, before] as const] : [];
    });
    if (moved.length === 0) continue;
    points.push({ at, action, by, ...prices });
    prices = { ...prices, ...Object.fromEntries(moved) };
  }
  return [...points, { ...made, action: "product.created", ...prices }];
};
