import { readFile } from "node:fs/promises";
import { importLimits } from "@o2r/api/contract/insight";
import { readCsv } from "./read-csv.ts";
import { readWorkbook } from "./read-workbook.ts";
import { refuseFile } from "./refuse-file.ts";
import type { TableRow } from "./table-row.ts";

export interface Table {
  readonly headings: readonly string[];
  /** The rows that are not empty. They are read as they are asked for. */
  readonly rows: AsyncIterable<TableRow>;
}

const tidy = (cell: string): string => {
  const text = cell.replaceAll("\0", "").toWellFormed().trim();
  if (text.length > importLimits.cell) throw refuseFile(`A cell holds more than ${importLimits.cell} characters`);
  // Exports set it before what a spreadsheet would take for a formula.
  return /^'[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text;
};

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== "");

/**
 * Reads the table of a CSV file or of a workbook's first sheet. Throws `file.refused`, with words for the person, where
 * there is none, or one that is too large.
 */
export const readTable = async (path: string): Promise<Table> => {
  const bytes = await readFile(path);
  const rows = bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004" ? readWorkbook(bytes) : readCsv(bytes);
  const next = async (): Promise<TableRow | undefined> => {
    for (;;) {
      // Rows follow one another.
      const { done, value } = await rows.next();
      if (done) return undefined;
      const cells = value.cells.map(tidy);
      if (isFilled(cells)) return { ...value, cells };
    }
  };
  const head = await next();
  if (head === undefined) throw refuseFile("The file is empty");
  const headings = head.cells.slice(0, head.cells.findLastIndex((cell) => cell !== "") + 1);
  if (headings.length > importLimits.columns)
    throw refuseFile(`The file has more than ${importLimits.columns} columns`);
  async function* below(): AsyncGenerator<TableRow> {
    let count = 0;
    for (;;) {
      // Rows follow one another.
      const row = await next();
      if (row === undefined) return;
      count += 1;
      if (count > importLimits.rows) throw refuseFile(`The file has more than ${importLimits.rows} rows`);
      // What stands beside the headings belongs to nothing.
      yield { ...row, cells: headings.map((_, at) => row.cells[at] ?? "") };
    }
  }
  return { headings, rows: below() };
};
