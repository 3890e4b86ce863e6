import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Column } from "../data-table.types.ts";
import type { Selection } from "../selection.ts";
import { headings, toTsv } from "./tsv.ts";
import { useRowTexts } from "./use-row-texts.tsx";

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
  const { textsOf, sheet } = useRowTexts<Row>();
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!(target instanceof Element) || !root.current?.contains(target) || !clipboardData) return;
    const marksText = document.getSelection()?.type === "Range";
    if (event.defaultPrevented || marksText || target.matches("input:not([type=checkbox]), textarea")) return;
    const copied = rows.filter((_, index) => selection.has(ids[index] ?? ""));
    if (copied.length === 0) return;
    clipboardData.setData("text/plain", toTsv([headings(columns), ...textsOf(copied, columns)]));
    event.preventDefault();
    onCopied(copied.length);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => copy(event);
    // From outside the table, so that its grid, which copies cells, is always asked first.
    document.addEventListener("copy", hear);
    return () => document.removeEventListener("copy", hear);
  }, []);
  return sheet;
}
