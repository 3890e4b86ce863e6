/** As much of a line of an invoice as its summary needs; amounts are paise, or rupees of which each is whole paise. */
export interface SummedLine {
  readonly hsn: string;
  /** The unit quantity code: `PCS`. */
  readonly uqc: string;
  readonly units: number;
  readonly gst: number;
  readonly cessRate: number;
  /** Rupees of cess on a unit. */
  readonly cessPerUnit: number;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly cess: number;
}

export type HsnRow = SummedLine;

const summed = ["units", "taxable", "cgst", "sgst", "igst", "cess"] as const;

/**
 * What the lines of an invoice come to by HSN and rate, never by HSN alone: one code may bear two rates. In the order of
 * the codes, the lower rate first. Sums are taken in whole hundredths, so that rupees add up to the paisa. Source: domain.md §3.
 */
export const hsnSummary = (lines: readonly SummedLine[]): readonly HsnRow[] => {
  const rows = new Map<string, SummedLine>();
  for (const line of lines) {
    const key = [line.hsn, line.uqc, line.gst, line.cessRate, line.cessPerUnit].join(" ");
    const before = rows.get(key);
    const sums = Object.fromEntries(
      summed.map((field) => [field, Math.round(((before?.[field] ?? 0) + line[field]) * 100) / 100]),
    );
    rows.set(key, { ...line, ...sums });
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      a.hsn.localeCompare(b.hsn) ||
      a.gst - b.gst ||
      a.cessRate - b.cessRate ||
      a.cessPerUnit - b.cessPerUnit ||
      a.uqc.localeCompare(b.uqc),
  );
};
