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
}

export interface Credit extends LineAmounts {
  readonly lines: readonly CreditedLine[];
  readonly roundOff: number;
  readonly total: number;
}

/** What all units so far are worth, rounded, less what was given for those before: the last brings what is left, to the paisa. */
const share = (amount: number, units: number, of: number, given: number): number =>
  Number((2n * BigInt(amount) * BigInt(units) + BigInt(of)) / (2n * BigInt(of))) - given;

/**
 * What a credit note comes to. However an invoice is cut into notes, together they credit exactly its lines, and the note
 * that takes the last unit exactly its total: the round-off is credited with all of it. Source: domain.md §14, credit notes.
 */
export const creditOfLines = ({ lines, units, taxed, total, creditedTotal, allTaxed }: CreditAsked): Credit => {
  const credited = lines.flatMap((line): CreditedLine[] => {
    const more = units.get(line.position) ?? 0;
    if (more === 0) return [];
    const all = line.credited.units + more;
    if (more < 0 || all > line.quantity) throw new RangeError(`Line ${line.position} has not so many units`);
    const of = (head: keyof LineAmounts) => share(line[head], all, line.quantity, line.credited[head]);
    const tax = taxed ? Object.fromEntries(heads.map((head) => [head, of(head)])) : {};
    return [{ ...none, ...tax, position: line.position, units: more, taxable: of("taxable") }];
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
