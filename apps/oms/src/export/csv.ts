import { guard } from "./formula-guard.ts";
import { inIndia, type Cell, type Sheet } from "./sheet.ts";

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A text so that a spreadsheet shows it and never runs it. */
const safe = (text: string): string => quoted(guard(text));

const written = (cell: Cell): string => {
  switch (cell?.kind) {
    case undefined:
      return "";
    case "money":
      return cell.value.toFixed(2);
    case "number":
    case "percent":
      return String(cell.value);
    case "instant":
      return inIndia(cell.text).toISOString().slice(0, 16).replace("T", " ");
    case "day":
      return cell.text;
    case "text":
      return safe(cell.text);
  }
};

const line = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

/** A row of cells as a line of CSV (RFC 4180). */
export const csvRow = (cells: readonly Cell[]): string => line(cells.map(written));

/** Writes a sheet as CSV (RFC 4180), in pieces: with a byte-order mark, without which Excel reads no UTF-8. */
export async function* writeCsv({ columns, pages }: Sheet): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${line(columns.map(({ label }) => safe(label)))}`);
  for await (const rows of pages) yield Buffer.from(rows.map(csvRow).join(""));
}
