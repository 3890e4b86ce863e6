import { columnName } from "../columns/column-layout.ts";
import type { Column } from "../data-table.types.ts";

/** Spreadsheets take a text that begins like this for a formula; a number may begin with a minus. */
const formula = /^(?:[=@\t\r]|[+-](?![\d.,\s]*%?$))/u;

/** One field of tab-separated values: on one line, and never a formula. */
export function tsvField(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  // Under an East Asian setting ＝ is an equals sign, too; what cannot be seen in front keeps no sign from being one.
  const takenIn = line
    .replace(/^\p{C}+/u, "")
    .slice(0, 64)
    .normalize("NFKC");
  return formula.test(takenIn) ? `'${line}` : line;
}

/** Rows of fields as tab-separated values, which every spreadsheet takes from the clipboard. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(tsvField).join("\t")).join("\n");

/** What a cell says: as its column tells, else as it is drawn when it is drawn as plain text; undefined for neither. */
export function cellText<Row>(column: Column<Row>, row: Row): string | undefined {
  if (column.text) return column.text(row);
  const drawn = column.cell(row);
  if (drawn === null || drawn === undefined || typeof drawn === "boolean") return "";
  return typeof drawn === "string" || typeof drawn === "number" ? String(drawn) : undefined;
}

export const headings = <Row>(columns: readonly Column<Row>[]): readonly string[] => columns.map(columnName);

/** What a cell shows when its column cannot say it: the text that is drawn, when it is drawn. */
export const drawnText = (cell: Element | null | undefined): string =>
  (cell instanceof HTMLElement ? cell.innerText : cell?.textContent) ?? "";
