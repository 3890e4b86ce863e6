import { worthKept, type GiftOnInvoice } from "./gifts-kept.ts";

/** What a line is taxed, in paise, head by head. */
export interface LineAmounts {
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly cess: number;
}

const heads = ["cgst", "sgst", "igst", "cess"] as const;
const none: LineAmounts = { taxable: 0, cgst: 0, sgst: 0, igst: 0, cess: 0 };

/** A line of an invoice, and what credit notes have taken of it. */
export interface CreditableLine extends LineAmounts {
  readonly position: number;
  readonly quantity: number;
  readonly credited: LineAmounts & {
    readonly units: number;
    /** Of the taxable amount, what price differences are. */
    readonly off: number;
    /** What it is less by free goods that were kept. */
    readonly kept: number;
  };
}

/** What nothing was credited of yet. */
export const notCredited: CreditableLine["credited"] = { ...none, units: 0, off: 0, kept: 0 };

/** What can still be credited of a line, before tax: what its units are worth that have not come back. */
export const leftOfLine = ({ taxable, credited }: Pick<CreditableLine, "taxable" | "credited">): number =>
  taxable - credited.taxable - credited.kept;

/** Units of a line that a note credits, or the difference of its price, with their amounts. */
export interface CreditedLine extends LineAmounts {
  readonly position: number;
  readonly units: number;
  /** The difference of the price: before tax, of the units that are not credited. */
  readonly off: number;
  /** What its taxable amount is less by free goods that are kept; below 0 where they have come after all. */
  readonly kept: number;
}

export interface CreditAsked {
  readonly lines: readonly CreditableLine[];
  /** Units by the position of their line. */
  readonly units: ReadonlyMap<number, number>;
  /** Differences of prices by the position of their line: paise before tax. */
  readonly off?: ReadonlyMap<number, number>;
  /** False of a commercial note. */
  readonly taxed: boolean;
  /** Of the invoice, and of all notes before: paise. */
  readonly total: number;
  readonly creditedTotal: number;
  /** Every note before took back tax, so that together they can come to the invoice. */
  readonly allTaxed: boolean;
  /** Free goods that its lines have earned. */
  readonly gifts?: readonly GiftOnInvoice[];
}

export interface Credit extends LineAmounts {
  readonly lines: readonly CreditedLine[];
  readonly roundOff: number;
  readonly total: number;
  /** Nothing of the invoice is left that was not credited. */
  readonly whole: boolean;
}

/** A part of an amount, rounded. */
const partOf = (amount: number, part: bigint, of: bigint): number =>
  of === 0n ? 0 : Number((2n * BigInt(amount) * part + of) / (2n * of));

/** What the units of a line are worth that came back until now, and so many more: at the price that differences have left. */
const worthOf = (line: CreditableLine, more: number): number => {
  const { taxable, quantity, credited } = line;
  if (credited.off === 0) return partOf(taxable, BigInt(credited.units + more), BigInt(quantity));
  const before = credited.taxable - credited.off + credited.kept;
  return before + partOf(leftOfLine(line), BigInt(more), BigInt(quantity - credited.units));
};

/**
 * What a credit note comes to. However an invoice is cut into notes, together they credit exactly its lines, and the note
 * that takes the last unit exactly its total: the round-off is credited with all of it. A difference of the price is taken off
 * what the units are worth that have not come back, and its tax with it; those that come back later are worth so much less.
 * Free goods that are kept while what has earned them comes back are taken off its taxable amount, and its tax with it; they
 * are credited once they come, too. Source: domain.md §14, credit notes.
 */
export const creditOfLines = (asked: CreditAsked): Credit => {
  const { lines, units, off = new Map<number, number>(), taxed, total, creditedTotal, allTaxed, gifts = [] } = asked;
  const moreOf = ({ position }: CreditableLine): number => units.get(position) ?? 0;
  const back = new Map(lines.map((line) => [line.position, line.credited.units + moreOf(line)]));
  const kept = worthKept(gifts, back, new Map(lines.map((line) => [line.position, worthOf(line, moreOf(line))])));
  /** All that is credited of a line until now, before tax. */
  const goneOf = (line: CreditableLine): number =>
    worthOf(line, moreOf(line)) + line.credited.off + (off.get(line.position) ?? 0) - (kept.get(line.position) ?? 0);
  const credited = lines.flatMap((line): CreditedLine[] => {
    const { position, quantity, taxable } = line;
    const more = moreOf(line);
    const all = line.credited.units + more;
    const less = kept.get(position) ?? 0;
    const difference = off.get(position) ?? 0;
    if (more < 0 || all > quantity) throw new RangeError(`Line ${position} has not so many units`);
    const worth = worthOf(line, more);
    if (difference < 0 || line.credited.off + difference + worth > taxable)
      throw new RangeError(`Line ${position} is not worth so much`);
    const byUnits = less === 0 && line.credited.off + difference === 0;
    // All until now, less what was given before: the last brings what is left, to the paisa.
    const of = (head: keyof LineAmounts): number => {
      const [part, parts] = byUnits ? [all, quantity] : [goneOf(line), taxable];
      return Math.max(0, partOf(line[head], BigInt(part), BigInt(parts)) - line.credited[head]);
    };
    const amounts = { taxable: of("taxable"), ...(taxed && Object.fromEntries(heads.map((head) => [head, of(head)]))) };
    const plain = worth - worthOf(line, 0) + difference;
    const one = { ...none, ...amounts, position, units: more, off: difference, kept: plain - amounts.taxable };
    return more === 0 && one.taxable === 0 ? [] : [one];
  });
  const sum = (head: keyof LineAmounts) => credited.reduce((all, line) => all + line[head], 0);
  const amounts = {
    taxable: sum("taxable"),
    cgst: sum("cgst"),
    sgst: sum("sgst"),
    igst: sum("igst"),
    cess: sum("cess"),
  };
  const exact = amounts.taxable + amounts.cgst + amounts.sgst + amounts.igst + amounts.cess;
  const left = total - creditedTotal;
  const byPrice = lines.some(({ position, credited: { off: before } }) => before + (off.get(position) ?? 0) > 0);
  const whole =
    lines.every((line) => back.get(line.position) === line.quantity) ||
    (byPrice && lines.every((line) => goneOf(line) === line.taxable));
  // A round-off below 0 may be reached before the last unit.
  const comes = whole && taxed && allTaxed ? left : Math.min(exact, left);
  return { ...amounts, lines: credited, roundOff: comes - exact, total: comes, whole };
};
