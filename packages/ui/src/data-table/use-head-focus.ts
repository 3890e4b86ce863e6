import { useLayoutEffect, useRef, type RefObject } from "react";

export interface HeadFocus {
  /** For the element around headings, bulk bar and rows. */
  readonly table: RefObject<HTMLElement | null>;
  /** Call it before a press in headings or bulk bar takes effect. */
  readonly hold: () => void;
}

const boxes = { headings: "thead input[type=checkbox]", bulk: ".o2r-table-bulk input[type=checkbox]" };

/**
 * Keeps the focus at the head when headings and bulk bar change places: both begin with the box of the page, and the
 * control that was pressed goes with the one that leaves.
 */
export function useHeadFocus(bulkOn: boolean): HeadFocus {
  const table = useRef<HTMLElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    table.current?.querySelector<HTMLElement>(bulkOn ? boxes.bulk : boxes.headings)?.focus({ preventScroll: true });
  }, [bulkOn]);
  return {
    table,
    hold: () => {
      const head = document.activeElement?.closest("thead, .o2r-table-bulk");
      held.current = head !== null && head !== undefined && table.current?.contains(head) === true;
    },
  };
}
