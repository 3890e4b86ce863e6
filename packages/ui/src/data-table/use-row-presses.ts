import { useEffect, useRef, type MouseEvent } from "react";
import { type Selection, toggleRow } from "./selection.ts";

interface RowPresses {
  ids: readonly string[];
  selection: Selection;
  onSelectionChange: ((selection: Selection) => void) | undefined;
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

/** Hears every press inside the table's body: on a box it selects, with Shift a range; elsewhere it follows the row's link. */
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
    const { ids, selection, onSelectionChange } = newest.current;
    if (target.closest(".o2r-table-box")) {
      onSelectionChange?.(toggleRow(selection, ids, { id, anchor: event.shiftKey ? anchor.current : undefined }));
      anchor.current = id;
    } else if (!isOwnControl(target)) {
      followLink(row, event);
    }
  };
}
