import { useLayoutEffect, useRef, type RefObject } from "react";

const boxes = { headings: "thead input[type=checkbox]", bulk: ".o2r-table-bulk input[type=checkbox]" };

/**
 * Keeps the focus at the head when headings and bulk bar change places: both begin with the box of the page, and the
 * control that was pressed goes with the one that leaves. `table` is the element around both and the rows.
 *
 * @returns what to call before a press in headings or bulk bar takes effect.
 */
export function useHeadFocus(table: RefObject<HTMLElement | null>, bulkOn: boolean): () => void {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    table.current?.querySelector<HTMLElement>(bulkOn ? boxes.bulk : boxes.headings)?.focus({ preventScroll: true });
  }, [table, bulkOn]);
  return () => {
    const head = document.activeElement?.closest("thead, .o2r-table-bulk");
    held.current = head !== null && head !== undefined && table.current?.contains(head) === true;
  };
}
