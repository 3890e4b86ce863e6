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
  readonly credited: LineAmounts & { readonly units: number };
}

/** Units of a line that a note credits, with their amounts. */
export interface CreditedLine extends LineAmounts {
  readonly position: number;
  readonly units: number;
  /** What its taxable amount is less by free goods that are kept; below 0 where they have come after all. */
  readonly kept: number;
}

export interface CreditAsked {
  readonly lines: readonly CreditableLine[];
  /** Units by the position of their line. */
  readonly units: ReadonlyMap<number, number>;
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
}

/** A part of an amount, rounded. */
const partOf = (amount: number, part: bigint, of: bigint): number =>
  of === 0n ? 0 : Number((2n * BigInt(amount) * part + of) / (2n * of));

/**
 * What a credit note comes to. However an invoice is cut into notes, together they credit exactly its lines, and the note
 * that takes the last unit exactly its total: the round-off is credited with all of it. Free goods that are kept while what
 * has earned them comes back are taken off its taxable amount, and its tax with it; they are credited once they come, too.
 * Source: domain.md §14, credit notes.
 */
export const creditOfLines = (asked: CreditAsked): Credit => {
  const { lines, units, taxed, total, creditedTotal, allTaxed, gifts = [] } = asked;
  const back = new Map(lines.map((line) => [line.position, line.credited.units + (units.get(line.position) ?? 0)]));
  const worthOf = ({ position, taxable, quantity }: CreditableLine, of = back.get(position) ?? 0): number =>
    partOf(taxable, BigInt(of), BigInt(quantity));
  const kept = worthKept(gifts, back, new Map(lines.map((line) => [line.position, worthOf(line)])));
  const credited = lines.flatMap((line): CreditedLine[] => {
    const { position, quantity } = line;
    const more = units.get(position) ?? 0;
    const all = back.get(position) ?? 0;
    if (more < 0 || all > quantity) throw new RangeError(`Line ${position} has not so many units`);
    const less = kept.get(position) ?? 0;
    // All units so far, less what was given for those before: the last brings what is left, to the paisa.
    const of = (head: keyof LineAmounts): number => {
      const whole = less === 0 ? [BigInt(all), BigInt(quantity)] : [BigInt(worthOf(line) - less), BigInt(line.taxable)];
      const [part = 0n, parts = 0n] = whole;
      return Math.max(0, partOf(line[head], part, parts) - line.credited[head]);
    };
    const amounts = { taxable: of("taxable"), ...(taxed && Object.fromEntries(heads.map((head) => [head, of(head)]))) };
    const plain = worthOf(line) - worthOf(line, line.credited.units);
    const one = { ...none, ...amounts, position, units: more, kept: plain - amounts.taxable };
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
  const whole = lines.every((line) => line.credited.units + (units.get(line.position) ?? 0) === line.quantity);
  // A round-off below 0 may be reached before the last unit.
  const comes = whole && taxed && allTaxed ? left : Math.min(exact, left);
  return { ...amounts, lines: credited, roundOff: comes - exact, total: comes };
};
