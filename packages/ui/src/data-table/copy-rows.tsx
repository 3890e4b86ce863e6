import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
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
  const sheet = useRef<HTMLElement>(null);
  const [onSheet, setOnSheet] = useState<readonly Row[]>([]);

  /** What each of the rows says, column by column. What a column cannot say of itself is drawn for it, out of sight. */
  const textsOf = (copied: readonly Row[]): readonly (readonly string[])[] => {
    const texts = copied.map((row) => columns.map((column) => cellText(column, row)));
    if (texts.every((line) => !line.includes(undefined))) return texts.map((line) => line.map((text) => text ?? ""));
    flushSync(() => setOnSheet(copied));
    const drawn = [...(sheet.current?.children ?? [])].map(({ children }) => [...children].map(drawnText));
    flushSync(() => setOnSheet([]));
    return texts.map((line, row) => line.map((text, column) => text ?? drawn[row]?.[column] ?? ""));
  };
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!(target instanceof Element) || !root.current?.contains(target) || !clipboardData) return;
    const marksText = document.getSelection()?.type === "Range";
    if (event.defaultPrevented || marksText || target.matches("input:not([type=checkbox]), textarea")) return;
    const copied = rows.filter((_, index) => selection.has(ids[index] ?? ""));
    if (copied.length === 0) return;
    clipboardData.setData("text/plain", toTsv([headings(columns), ...textsOf(copied)]));
    event.preventDefault();
    onCopied(copied.length);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => copy(event);
    // From outside the table, so that its grid, which copies cells, is always asked first.
    document.addEventListener("copy", hear);
    return () => document.removeEventListener("copy", hear);
  }, []);
  return (
    <VisuallyHidden ref={sheet} aria-hidden>
      {onSheet.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once, and gone again
        <span key={at}>
          {columns.map((column) => (
            <span key={column.id}>{cellText(column, row) === undefined && column.cell(row)}</span>
          ))}
        </span>
      ))}
    </VisuallyHidden>
  );
}
