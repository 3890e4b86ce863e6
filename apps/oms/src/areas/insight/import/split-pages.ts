/** A row of an import, and how much text it holds. */
export interface SizedRow {
  readonly number: number;
  readonly bytes: number;
}

/** Rows from one number to another, that are read at once. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** What is read at once: cells may hold thousands of characters each. */
export const pageLimits = { rows: 500, bytes: 1_048_576 } as const;

/** Rows, by their numbers, in pages within the limits. A row that is larger than a page is one by itself. */
export const splitPages = (rows: readonly SizedRow[], limits: typeof pageLimits = pageLimits): readonly RowRange[] => {
  const pages: { from: number; to: number; rows: number; bytes: number }[] = [];
  for (const { number, bytes } of rows) {
    const page = pages.at(-1);
    if (page && page.rows < limits.rows && page.bytes + bytes <= limits.bytes) {
      page.to = number;
      page.rows += 1;
      page.bytes += bytes;
    } else pages.push({ from: number, to: number, rows: 1, bytes });
  }
  return pages.map(({ from, to }) => ({ from, to }));
};
