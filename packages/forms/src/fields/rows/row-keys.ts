import type { KeyboardEvent } from "react";
import type { RowActions } from "./row-actions.ts";

const place = (element: Element, what: "row" | "column"): string | undefined =>
  element.closest<HTMLElement>(`[data-${what}]`)?.dataset[what];

/** Enter goes to the row below, and behind the last one adds a row; Alt+Shift with an arrow moves the row. */
export const pressInRows = (event: KeyboardEvent<HTMLElement>, actions: RowActions): void => {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const id = place(target, "row");
  // The rows of a list in a row have heard it themselves.
  if (id === undefined || target.closest("[data-row]")?.parentElement !== event.currentTarget) return;
  if (key === "Enter" && isLine(target)) {
    event.preventDefault();
    actions.goOn(id, place(target, "column"));
  }
  const act = event.altKey && event.shiftKey ? ({ ArrowUp: "up", ArrowDown: "down" } as const)[key] : undefined;
  if (act && actions.canDo(id, act)) {
    event.preventDefault();
    actions.act(id, act);
  }
};

/** A control in which Enter means nothing else: no button, no text of several lines, no list that is open. */
const isLine = (element: HTMLElement): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
  element.getAttribute("aria-expanded") !== "true";
