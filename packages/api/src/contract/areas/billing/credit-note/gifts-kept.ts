/** Free goods on an invoice: the places of their lines, the lines that have earned them, and by which rule. Amounts are paise. */
export interface GiftOnInvoice {
  readonly positions: readonly number[];
  /** Units that were invoiced, free. */
  readonly units: number;
  /** What one is worth. */
  readonly price: number;
  /** Places of the lines that are paid for, and units of them that were ordered together. */
  readonly earnedBy: readonly number[];
  readonly ordered: number;
  /** For each `buy` of these `get` are free. */
  readonly buy: number;
  readonly get: number;
}

/** Free goods that are kept although what has earned them came back: one may keep what the rest would still have earned. */
export const unitsKept = (gift: GiftOnInvoice, returned: ReadonlyMap<number, number>): number => {
  const backOf = (places: readonly number[]) => places.reduce((sum, place) => sum + (returned.get(place) ?? 0), 0);
  const earned = Math.min(gift.units, Math.floor((gift.ordered - backOf(gift.earnedBy)) / gift.buy) * gift.get);
  return Math.max(0, gift.units - backOf(gift.positions) - earned);
};

/**
 * What is taken off the credit of lines for free goods that are kept, by their places: at most what came back of these lines
 * is worth. `returned` counts units of each line that came back until now, `worth` says what those are worth.
 */
export const worthKept = (
  gifts: readonly GiftOnInvoice[],
  returned: ReadonlyMap<number, number>,
  worth: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> => {
  const kept = new Map<number, number>();
  for (const gift of gifts) {
    let left = unitsKept(gift, returned) * gift.price;
    for (const position of gift.earnedBy) {
      const before = kept.get(position) ?? 0;
      const more = Math.min(left, (worth.get(position) ?? 0) - before);
      if (more <= 0) continue;
      kept.set(position, before + more);
      left -= more;
    }
  }
  return kept;
};
