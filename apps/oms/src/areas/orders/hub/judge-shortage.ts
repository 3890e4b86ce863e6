/** What is known of a product at a hub, in units. */
export interface Stocked {
  /** What open orders of retailers wait for. */
  readonly wanted: number;
  /** What may be sold now. */
  readonly available: number;
  /** What other hub orders bring, until it is checked. */
  readonly coming: number;
  /** What was sold there in the last thirty days. */
  readonly sold: number;
  /** The hub has had it before. */
  readonly kept: boolean;
  readonly packOf: number;
}

/** How a hub orders again. */
export interface Ordering {
  /** Days until goods arrive. */
  readonly leadTime: number;
  /** A product of which a hub keeps so few, or fewer, is low. */
  readonly low: number;
}

/** Days for which there is to be enough beside those until goods arrive. */
const cover = 7;
const month = 30;

/** The units below which a hub orders a product again: what it sells until goods arrive and a week on, and not few. */
export const reorderLevel = ({ sold, kept }: Stocked, { leadTime, low }: Ordering): number =>
  kept ? Math.max(low, Math.ceil((sold * (leadTime + cover)) / month)) : 0;

/** Whole packs that serve who waits and bring the hub back to its level, beside what is coming already. */
export const packsToOrder = (stocked: Stocked, ordering: Ordering): number => {
  const { wanted, available, coming, packOf } = stocked;
  const missing = wanted + reorderLevel(stocked, ordering) - available - coming;
  return Math.max(0, Math.ceil(missing / packOf));
};
