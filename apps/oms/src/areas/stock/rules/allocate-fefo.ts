import { daysBetween } from "@o2r/api/contract/core";
import { mayBeSold } from "@o2r/api/contract/stock";

/** A batch that an order may be filled from: of the order's product and warehouse. */
export interface Candidate {
  readonly batchId: string;
  /** Days, `YYYY-MM-DD`. */
  readonly manufacturedOn: string;
  readonly expiresOn: string;
  readonly blocked: boolean;
  /** Units that are neither reserved nor kept back. */
  readonly free: number;
}

export interface Wanted {
  readonly quantity: number;
  /** When it reaches the customer, `YYYY-MM-DD`. */
  readonly deliveryOn: string;
  /** Days that must be left until expiry when it is delivered. */
  readonly minResidualDays: number;
}

export interface Allocation {
  readonly lines: readonly { readonly batchId: string; readonly quantity: number }[];
  /** What no batch could give. */
  readonly short: number;
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/**
 * Fills a quantity from batches, first expired first out: by expiry, then by manufacture, then by id; each is emptied
 * before the next is opened. Blocked batches, and those that have too few days left at delivery, give nothing.
 * Source: domain.md §4.
 */
export const allocateFefo = (candidates: readonly Candidate[], wanted: Wanted): Allocation => {
  const fit = candidates
    .filter(
      ({ blocked, free, expiresOn }) =>
        free > 0 && mayBeSold({ blocked, daysLeft: daysBetween(wanted.deliveryOn, expiresOn) }, wanted.minResidualDays),
    )
    .toSorted(
      (a, b) =>
        compare(a.expiresOn, b.expiresOn) ||
        compare(a.manufacturedOn, b.manufacturedOn) ||
        compare(a.batchId, b.batchId),
    );
  const lines: { batchId: string; quantity: number }[] = [];
  let short = wanted.quantity;
  for (const { batchId, free } of fit) {
    if (short === 0) break;
    const quantity = Math.min(free, short);
    lines.push({ batchId, quantity });
    short -= quantity;
  }
  return { lines, short };
};
