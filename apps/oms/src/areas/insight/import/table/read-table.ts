import { readFile } from "node:fs/promises";
import { unguard } from "../../../../export/formula-guard.ts";
import { readCsv } from "./read-csv.ts";
import { readWorkbook } from "./read-workbook.ts";
import { refuseFile } from "./refuse-file.ts";
import type { Table, TableLimits, TableRow } from "./table.types.ts";

/** Rows of a file, those with nothing in them counted: no spreadsheet has more. */
const mostLines = 1_048_576;

const tidy = (cell: string, most: number): string => {
  const text = cell.replaceAll("\0", "").toWellFormed().trim();
  if (text.length > most) throw refuseFile(`A cell holds more than ${most} characters`);
  return unguard(text).trim();
};

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== "");

/**
 * Reads the table of a CSV file or of a workbook's first sheet. Throws `FileRefused`, with words for the person, where
 * there is none, or one that is too large.
 */
export const readTable = async (path: string, limits: TableLimits): Promise<Table> => {
  const bytes = await readFile(path);
  const isWorkbook = bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004";
  const rows = isWorkbook ? readWorkbook(bytes, limits) : readCsv(bytes);
  const next = async (): Promise<TableRow | undefined> => {
    for (;;) {
      // Rows follow one another.
      const { done, value } = await rows.next();
      if (done) return undefined;
      if (value.number > mostLines) throw refuseFile("The file has far too many rows");
      const cells = value.cells.map((cell) => tidy(cell, limits.cell));
      if (isFilled(cells)) return { ...value, cells };
    }
  };
  const head = await next();
  if (head === undefined) throw refuseFile("The file is empty");
  const headings = head.cells.slice(0, head.cells.findLastIndex((cell) => cell !== "") + 1);
  if (headings.length > limits.columns) throw refuseFile(`The file has more than ${limits.columns} columns`);
  async function* below(): AsyncGenerator<TableRow> {
    let count = 0;
    let characters = 0;
    for (;;) {
      // Rows follow one another.
      const row = await next();
      if (row === undefined) return;
      count += 1;
      if (count > limits.rows) throw refuseFile(`The file has more than ${limits.rows} rows`);
      // What stands beside the headings belongs to nothing.
      const cells = headings.map((_, at) => row.cells[at] ?? "");
      // An empty cell counts, too: short lines below many headings make a large table of a small file.
      characters += cells.reduce((sum, cell) => sum + cell.length + 3, 0);
      if (characters > limits.characters)
        throw refuseFile("The file holds too much: please split it into smaller ones");
      yield { ...row, cells };
    }
  }
  return { headings, rows: below() };
};
