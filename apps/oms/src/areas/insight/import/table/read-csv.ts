import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { refuseFile } from "./refuse-file.ts";
import type { TableRow } from "./table.types.ts";

/** Characters of a line that can be read. */
const longestLine = 1_000_000;

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
  const line = /^[^\r\n]*/.exec(text.slice(0, longestLine))?.[0] ?? "";
  const most = [",", ";", "\t"].map((sign) => [sign, line.split(sign).length] as const);
  return most.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
};

/** Characters that are parsed at once: all their rows are held until they are taken. */
const slice = 32 * 1024;

const tooLong = "A row of the file is far too long";

/** What the library finds wrong, in words for a person. */
const wrongs: Readonly<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: tooLong,
  CSV_QUOTE_NOT_CLOSED: "A quotation mark is opened in the file and never closed",
};

/** The rows of a CSV file, one after another. */
export async function* readCsv(bytes: Buffer): AsyncGenerator<TableRow> {
  const text = decode(bytes);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestLine,
  });
  function* slices(): Generator<string> {
    let [rows, since] = [0, 0];
    for (let at = 0; at < text.length; at += slice) {
      // The library measures what stands in cells only: a row may be nothing but what divides them.
      if (at - since > longestLine) throw refuseFile(tooLong);
      yield text.slice(at, at + slice);
      if (parser.info.records > rows) [rows, since] = [parser.info.records, at];
    }
  }
  // What goes wrong on the way is thrown by the parser, which is read below.
  pipeline(Readable.from(slices()), parser, () => {});
  let number = 0;
  try {
    for await (const row of parser) yield { number: (number += 1), cells: row as string[] }; // without columns, a row is its cells
  } catch (error) {
    if (error instanceof CsvError) throw refuseFile(wrongs[error.code] ?? "The file cannot be read as CSV");
    throw error;
  }
}
