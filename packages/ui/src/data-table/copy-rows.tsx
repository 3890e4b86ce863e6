import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Column } from "./data-table.types.ts";
import type { Selection } from "./selection.ts";
import { cellText, drawnText, headings, toTsv } from "./tsv.ts";

export interface CopyRowsProps<Row> {
  /** The table's region. */
  root: RefObject<HTMLElement | null>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  ids: readonly string[];
  selection: Selection;
  onCopied: (rows: number) => void;
}

/**
 * Copies the selected rows with their headings, for spreadsheets. Marked text is copied as everywhere. The default export is
 * for `React.lazy`, which takes no other: nothing can be copied before a row is selected.
 */
// oxlint-disable-next-line import/no-default-export
export default function CopyRows<Row>({ root, columns, rows, ids, selection, onCopied }: CopyRowsProps<Row>) {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!(target instanceof Element) || !root.current?.contains(target) || !clipboardData) return;
    const marksText = document.getSelection()?.type === "Range";
    if (event.defaultPrevented || marksText || target.matches("input:not([type=checkbox]), textarea")) return;
    const drawn = new Map(
      [...root.current.querySelectorAll("[data-row]")].map((it) => [it.getAttribute("data-row"), it]),
    );
    const lines = rows.flatMap((row, index) => {
      const id = ids[index] ?? "";
      if (!selection.has(id)) return [];
      return [columns.map((column, place) => cellText(column, row) ?? drawnText(drawn.get(id)?.children[place + 1]))];
    });
    if (lines.length === 0) return;
    clipboardData.setData("text/plain", toTsv([headings(columns), ...lines]));
    event.preventDefault();
    onCopied(lines.length);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => copy(event);
    // From outside the table, so that its grid, which copies cells, is always asked first.
    document.addEventListener("copy", hear);
    return () => document.removeEventListener("copy", hear);
  }, []);
  return null;
}
