import { useEffect, useRef, type MouseEvent } from "react";
import { type Selection, toggleRow } from "./selection.ts";

interface RowPresses {
  ids: readonly string[];
  selection: Selection;
  onSelectionChange: ((selection: Selection) => void) | undefined;
  expanded: ReadonlySet<string>;
  onExpandedChange: ((expanded: ReadonlySet<string>) => void) | undefined;
  /** A press on a row's ground follows its link. */
  follows: boolean;
}

const isOwnControl = (target: Element) =>
  target.closest("a, button, input, select, textarea, label, [role=menu]") !== null;

/** A press on the row's ground follows its link, with the keys that open tabs and windows kept. */
function followLink(row: Element, { ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const wasSelectingText = document.getSelection()?.type === "Range";
  if (wasSelectingText) return;
  row
    .querySelector("[data-row-link]")
    ?.dispatchEvent(
      new globalThis.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}

/** The set with the id added, or taken away when it was there. */
function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Hears every press inside the table's body: on a box it selects, with Shift a range; on an arrow it unfolds; elsewhere it
 * follows the row's link.
 */
export function useRowPresses(given: RowPresses): (event: MouseEvent<HTMLElement>) => void {
  const newest = useRef(given);
  const anchor = useRef<string>(undefined);
  useEffect(() => {
    newest.current = given;
  });
  return (event) => {
    const target = event.target;
    if (!(target instanceof Element)) return;
    const row = target.closest("[data-row]");
    const id = row?.getAttribute("data-row");
    if (!row || id === null || id === undefined) return;
    const { ids, selection, onSelectionChange, expanded, onExpandedChange, follows } = newest.current;
    if (target.closest(".o2r-table-box")) {
      onSelectionChange?.(toggleRow(selection, ids, { id, anchor: event.shiftKey ? anchor.current : undefined }));
      anchor.current = id;
    } else if (target.closest(".o2r-table-expander")) {
      onExpandedChange?.(toggled(expanded, id));
    } else if (follows && !isOwnControl(target)) {
      followLink(row, event);
    }
  };
}
