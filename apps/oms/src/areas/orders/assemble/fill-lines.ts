import type { PricedCandidate } from "../../stock/ledger/candidates.ts";
import { allocateFefo } from "../../stock/rules/allocate-fefo.ts";

/** What one unit costs. */
export interface UnitPrice {
  /** Paise. */
  readonly ptr: number;
  readonly mrp: number;
  readonly discountType: "PERCENT" | "VALUE" | null;
  /** Percent, or rupees off each unit. */
  readonly discount: number | null;
}

/** Units of one batch. */
export interface LinePiece {
  readonly batchId: string;
  readonly units: number;
  readonly expiresOn: string;
}

/** Units of a product at one price: those that batches give, and those that nobody has yet. */
export interface FilledLine extends UnitPrice {
  readonly pieces: readonly LinePiece[];
  readonly short: number;
}

export const unitsOf = ({ pieces, short }: Pick<FilledLine, "pieces" | "short">): number =>
  pieces.reduce((sum, { units }) => sum + units, short);

export const isSamePrice = (a: UnitPrice, b: UnitPrice): boolean =>
  a.ptr === b.ptr && a.mrp === b.mrp && a.discountType === b.discountType && a.discount === b.discount;

interface Filling {
  readonly units: number;
  readonly deliveryOn: string;
  readonly minResidualDays: number;
  /** What a unit costs that no batch is known for. */
  readonly otherwise: UnitPrice;
}

const priceOf = ({ ptr, mrp, discountType, discount }: UnitPrice): UnitPrice => ({ ptr, mrp, discountType, discount });

/**
 * Fills units of a product from its batches, first expired first out, as one line for each price of theirs, in the order
 * in which they are emptied. What is short costs what the last batch does, where there is one. Source: domain.md §14,
 * price of a line.
 */
export const fillLines = (
  candidates: readonly PricedCandidate[],
  { units, deliveryOn, minResidualDays, otherwise }: Filling,
): readonly FilledLine[] => {
  const { lines, short } = allocateFefo(candidates, { quantity: units, deliveryOn, minResidualDays });
  const batches = new Map(candidates.map((batch) => [batch.batchId, batch]));
  const filled: { price: UnitPrice; pieces: LinePiece[]; short: number }[] = [];
  for (const { batchId, quantity } of lines) {
    const batch = batches.get(batchId);
    if (batch === undefined) continue;
    const piece = { batchId, units: quantity, expiresOn: batch.expiresOn };
    const same = filled.find(({ price }) => isSamePrice(price, batch));
    if (same) same.pieces.push(piece);
    else filled.push({ price: priceOf(batch), pieces: [piece], short: 0 });
  }
  if (short > 0) {
    const last = lines.at(-1);
    const batch = last && batches.get(last.batchId);
    const line = batch && filled.find(({ price }) => isSamePrice(price, batch));
    if (line) line.short = short;
    else filled.push({ price: priceOf(otherwise), pieces: [], short });
  }
  return filled.map(({ price, ...line }) => ({ ...price, ...line }));
};
