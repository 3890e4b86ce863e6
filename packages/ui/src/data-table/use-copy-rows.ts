import type { ClipboardEvent } from "react";
import type { Column } from "./data-table.types.ts";
import type { Selection } from "./selection.ts";
import { cellText, headings, toTsv } from "./tsv.ts";

interface CopyRows<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  ids: readonly string[];
  selection: Selection;
  onCopied: (rows: number) => void;
}

/** What a cell shows when its column cannot say it: the text that is drawn, when it is drawn. */
export const drawnText = (cell: Element | null | undefined): string =>
  (cell instanceof HTMLElement ? cell.innerText : cell?.textContent) ?? "";

/** Copies the selected rows with their headings, for spreadsheets. Marked text is copied as everywhere. */
export function useCopyRows<Row>({ columns, rows, ids, selection, onCopied }: CopyRows<Row>) {
  return (event: ClipboardEvent<HTMLElement>) => {
    const marksText = document.getSelection()?.type === "Range";
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches("input:not([type=checkbox]), textarea");
    if (event.defaultPrevented || marksText || isTyping || selection.size === 0) return;
    const { currentTarget } = event;
    const drawn = new Map(
      [...currentTarget.querySelectorAll("[data-row]")].map((it) => [it.getAttribute("data-row"), it]),
    );
    const lines = rows.flatMap((row, index) => {
      const id = ids[index] ?? "";
      if (!selection.has(id)) return [];
      return [columns.map((column, place) => cellText(column, row) ?? drawnText(drawn.get(id)?.children[place + 1]))];
    });
    if (lines.length === 0) return;
    event.clipboardData.setData("text/plain", toTsv([headings(columns), ...lines]));
    event.preventDefault();
    onCopied(lines.length);
  };
}
