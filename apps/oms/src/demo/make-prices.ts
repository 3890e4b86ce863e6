import { toPaise, type Paise } from "../trade/paise.ts";
import type { Random } from "./random.ts";

/** The four prices of a product, in paise. */
export interface PriceChain {
  readonly mrp: Paise;
  readonly ptr: Paise;
  readonly pth: Paise;
  readonly o2rlp: Paise;
}

/** Rounds down to five paise, and never below five. */
const tidy = (rupees: number): number => Math.max(0.05, Math.floor(rupees * 20) / 20);

/**
 * A chain of prices below an MRP that keeps O2RLP ≤ PTH ≤ PTR ≤ MRP, with PTR low enough that tax on it stays below
 * the MRP: PTR = MRP × (100 − margin) / (100 + tax), since the MRP includes taxes and the PTR does not (domain.md §1).
 */
export const makePrices = (random: Random, mrp: number, taxPercent: number): PriceChain => {
  const ptr = tidy((mrp * (100 - random.whole(8, 14))) / (100 + taxPercent));
  const pth = tidy(ptr * (1 - random.whole(25, 48) / 1000));
  const o2rlp = tidy(pth * (1 - random.whole(10, 26) / 1000));
  return { mrp: toPaise(mrp), ptr: toPaise(ptr), pth: toPaise(pth), o2rlp: toPaise(o2rlp) };
};
