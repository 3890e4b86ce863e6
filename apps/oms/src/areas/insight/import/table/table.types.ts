/** How much of a file is read. They are given: a thread that knows the whole contract takes long to begin. */
export interface TableLimits {
  readonly rows: number;
  readonly columns: number;
  /** Characters of a cell. */
  readonly cell: number;
  /** Characters of all cells. */
  readonly characters: number;
  /** Bytes that a workbook may unpack to. */
  readonly unpacked: number;
  /** Files within a workbook. */
  readonly parts: number;
}

export interface Table {
  readonly headings: readonly string[];
  /** The rows that are not empty. They are read as they are asked for. */
  readonly rows: AsyncIterable<TableRow>;
}

/** One row of a file. */
export interface TableRow {
  /** Its place in the file, as a spreadsheet shows it; the headings are the first that is not empty. */
  readonly number: number;
  readonly cells: readonly string[];
}
