import { CsvError, parse } from "csv-parse";
import { refuseFile } from "./refuse-file.ts";
import type { TableRow } from "./table-row.ts";

/** Text of a file in the encodings that spreadsheets save: UTF-8, UTF-16 by its mark, and else Windows' own. */
const decode = (bytes: Buffer): string => {
  const start = bytes.subarray(0, 2).toString("hex");
  if (start === "fffe") return new TextDecoder("utf-16le").decode(bytes);
  if (start === "feff") return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** What stands between the cells: what the first line has most of. */
const delimiterOf = (text: string): string => {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const most = [",", ";", "\t"].map((sign) => [sign, line.split(sign).length] as const);
  return most.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
};

/** The rows of a CSV file, one after another. */
export async function* readCsv(bytes: Buffer): AsyncGenerator<TableRow> {
  const text = decode(bytes);
  const parser = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1_000_000,
  });
  let number = 0;
  try {
    for await (const row of parser) yield { number: (number += 1), cells: row as string[] }; // without columns, a row is its cells
  } catch (error) {
    if (error instanceof CsvError) throw refuseFile(`The file cannot be read as CSV: ${error.message}`);
    throw error;
  }
}
