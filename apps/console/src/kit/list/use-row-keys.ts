import { useEffect, useRef, type RefObject } from "react";
import { useShortcuts, type ShortcutGroup } from "../shortcuts/shortcuts.ts";
import { rowKey } from "./row-keys.ts";

export interface RowKeyActions {
  readonly focusSearch: () => void;
  /** Takes the row with this id in or out of the selection. */
  readonly choose: (id: string) => void;
  readonly unchoose: () => void;
}

const rowSelector = "[data-row]";

const isTyping = (target: Element): boolean =>
  target.matches("textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])");

/** A row that leads nowhere is stood on by its menu. */
const focusRow = (row: Element | undefined): void => {
  const place = ["[data-row-link]", "button", "input"].flatMap((one) => row?.querySelector<HTMLElement>(one) ?? [])[0];
  place?.focus();
  place?.scrollIntoView({ block: "nearest" });
};

const moveFocus = (list: Element, from: Element | null, by: 1 | -1): void => {
  const rows = [...list.querySelectorAll(rowSelector)];
  const at = rows.findIndex((row) => row === from);
  const end = by === 1 ? 0 : -1;
  const table = list.querySelector(".o2r-table:has([aria-rowindex])");
  if (at !== -1 || table === null) {
    focusRow(at === -1 ? rows.at(end) : rows[at + by]);
    return;
  }
  // Of a long list only the rows near to what is in sight are drawn: its end is gone to first.
  table.scrollTo({ top: by === 1 ? 0 : table.scrollHeight, behavior: "instant" });
  requestAnimationFrame(() => requestAnimationFrame(() => focusRow([...table.querySelectorAll(rowSelector)].at(end))));
};

const listKeys: ShortcutGroup = {
  title: "In this list",
  keys: [
    ["/", "Search"],
    ["J", "Next row"],
    ["K", "Row before"],
    ["Enter", "Open the row"],
    ["X", "Select the row, or not"],
    ["Esc", "Clear the selection"],
  ],
};

/** Keyboard of a list: `/` search, j and k or the arrows move the row, Enter opens it, x chooses it, Esc clears. */
export const useRowKeys = (list: RefObject<Element | null>, actions: RowKeyActions): void => {
  useShortcuts(listKeys);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  }, [actions]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || !(target instanceof Element) || list.current === null) return;
      const row = target.closest(rowSelector);
      const what = rowKey(key, {
        typing: isTyping(target),
        floating: target.closest("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]") !== null,
        onRow: row !== null,
        modified: event.ctrlKey || event.altKey || event.metaKey,
      });
      if (what === undefined) return;
      if (what !== "unchoose") event.preventDefault();
      if (what === "search") latest.current.focusSearch();
      else if (what === "unchoose") latest.current.unchoose();
      else if (what === "next") moveFocus(list.current, row, 1);
      else if (what === "previous") moveFocus(list.current, row, -1);
      else latest.current.choose(row?.getAttribute("data-row") ?? "");
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [list]);
};
