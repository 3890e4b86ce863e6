import type { PricedCandidate } from "../../stock/ledger/candidates.ts";
import { allocateFefo } from "../../stock/rules/allocate-fefo.ts";
import { fillLines, type FilledLine, type UnitPrice } from "./fill-lines.ts";

interface Asked {
  readonly productId: string;
  readonly units: number;
  /** What a unit costs that no batch is known for. */
  readonly otherwise: UnitPrice;
  /** What each unit costs, whatever its batch does. */
  readonly price?: number;
}

/** The shelves of a hub while lines are filled from them one after the other: what one has got no other gets. */
export interface Shelves {
  /** Units of a product that are left and fit. */
  readonly left: (productId: string) => number;
  readonly fill: (asked: Asked) => readonly FilledLine[];
}

export const openShelves = (
  candidates: readonly PricedCandidate[],
  fit: { readonly deliveryOn: string; readonly minResidualDays: number },
): Shelves => {
  const shelves = new Map<string, readonly PricedCandidate[]>(Map.groupBy(candidates, ({ productId }) => productId));
  const on = (productId: string) => shelves.get(productId) ?? [];
  return {
    left: (productId) => {
      const most = Number.MAX_SAFE_INTEGER;
      return most - allocateFefo(on(productId), { ...fit, quantity: most }).short;
    },
    fill: ({ productId, units, otherwise, price }) => {
      const there = on(productId);
      const priced =
        price === undefined
          ? there
          : there.map((batch) => ({ ...batch, ptr: price, discountType: null, discount: null }));
      const lines = fillLines(priced, { ...fit, units, otherwise });
      const taken = new Map(lines.flatMap(({ pieces }) => pieces).map((piece) => [piece.batchId, piece.units]));
      shelves.set(
        productId,
        there.map((batch) => ({ ...batch, free: batch.free - (taken.get(batch.batchId) ?? 0) })),
      );
      return lines;
    },
  };
};
