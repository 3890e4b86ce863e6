import { toPaise } from "../../../trade/paise.ts";
import type { PricedCandidate } from "../../stock/ledger/candidates.ts";
import { fillLines, isSamePrice, unitsOf, type FilledLine, type LinePiece, type UnitPrice } from "./fill-lines.ts";

/** A line that waits for stock. */
interface ShortLine extends FilledLine {
  readonly position: number;
  readonly product: { readonly id: string };
  readonly kind: "PAID" | "FREE" | "PART";
  readonly dropped: number;
}

/** Units of a line that stand in one of their own from now on. */
interface Split {
  readonly from: number;
  readonly to: number;
  readonly units: number;
}

interface Filling {
  readonly deliveryOn: string;
  readonly minResidualDays: number;
}

/** What a unit costs before tax. */
const netOf = ({ ptr, discountType, discount }: UnitPrice): number => {
  if (discountType === null || discount === null) return ptr;
  return discountType === "PERCENT" ? ptr * (1 - discount / 100) : ptr - toPaise(discount);
};

/**
 * What units cost that are found later: what was promised, or less where their batch costs less. What is free, or a part
 * of a bundle, has no price of its batch.
 */
const priceFound = (promised: UnitPrice & Pick<ShortLine, "kind">, found: UnitPrice): UnitPrice => {
  const isCheaper = promised.kind === "PAID" && netOf(found) < netOf(promised);
  const { ptr, mrp, discountType, discount } = isCheaper ? found : { ...promised, mrp: found.mrp };
  return { ptr, mrp, discountType, discount };
};

/** Adds units to those of the same batch. */
const addPieces = (pieces: readonly LinePiece[], more: readonly LinePiece[]): readonly LinePiece[] => {
  const kept = new Map(pieces.map((piece) => [piece.batchId, piece]));
  for (const piece of more) {
    const before = kept.get(piece.batchId);
    kept.set(piece.batchId, before ? { ...before, units: before.units + piece.units } : piece);
  }
  return [...kept.values()];
};

/** A line as it is once units were found for it: at its own price, and as further lines where they cost less. */
const spread = <Line extends ShortLine>(line: Line, found: readonly FilledLine[]): readonly Line[] => {
  const [own, ...others] = found.reduce<readonly Line[]>(
    (lines, { pieces, ...price }) => {
      const now = priceFound(line, price);
      const at = lines.findIndex((one) => isSamePrice(one, now));
      if (at === -1) return [...lines, { ...line, ...now, pieces, short: 0, dropped: 0 }];
      return lines.map((one, index) => (index === at ? { ...one, pieces: addPieces(one.pieces, pieces) } : one));
    },
    [
      {
        ...line,
        short: line.short - found.reduce((sum, { pieces }) => sum + pieces.reduce((n, p) => n + p.units, 0), 0),
      },
    ],
  );
  if (own === undefined) return [line];
  // A line that got all of its units at another price is that line now.
  const [first, ...rest] = others;
  const isEmpty = own.pieces.length === 0 && own.short === 0 && own.dropped === 0;
  return isEmpty && first ? [first, ...rest] : [own, ...others];
};

/**
 * Gives lines that wait for stock what the shelves have, first expired first out. What is found costs what was promised,
 * or less where its batch does; it becomes a line of its own where its price or what is printed on it differs. Returns all
 * lines, what has to be promised now, and which lines have left which.
 */
export const fillShort = <Line extends ShortLine>(
  lines: readonly Line[],
  candidates: readonly PricedCandidate[],
  filling: Filling,
): { readonly lines: readonly Line[]; readonly found: readonly LinePiece[]; readonly splits: readonly Split[] } => {
  const free = new Map(candidates.map((batch) => [batch.batchId, batch]));
  const found: LinePiece[] = [];
  const splits: Split[] = [];
  let next = Math.max(-1, ...lines.map(({ position }) => position)) + 1;
  const filled = lines.flatMap((line): readonly Line[] => {
    if (line.short === 0) return [line];
    const batches = [...free.values()].filter(({ productId }) => productId === line.product.id);
    const given = fillLines(batches, { ...filling, units: line.short, otherwise: line }).filter(
      ({ pieces }) => pieces.length > 0,
    );
    for (const piece of given.flatMap(({ pieces }) => pieces)) {
      const batch = free.get(piece.batchId);
      if (batch) free.set(piece.batchId, { ...batch, free: batch.free - piece.units });
      found.push(piece);
    }
    const [own, ...others] = spread(line, given);
    if (own === undefined) return [line];
    const moved = others.map((one) => ({ ...one, position: next++ }));
    splits.push(...moved.map((one) => ({ from: line.position, to: one.position, units: unitsOf(one) })));
    return [own, ...moved];
  });
  return { lines: filled.toSorted((a, b) => a.position - b.position), found, splits };
};
