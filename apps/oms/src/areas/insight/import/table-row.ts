/** One row of a file. */
export interface TableRow {
  /** Its place in the file, as a spreadsheet shows it; the headings are the first that is not empty. */
  readonly number: number;
  readonly cells: readonly string[];
}
