import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

type Move = (id: string, to: { readonly beside: string; readonly side: "before" | "after" }) => void;

const idOf = (cell: Element) => cell.getAttribute("data-column") ?? "";

/** On which half of a heading the pointer is. */
function sideOf(cell: HTMLElement, x: number): "before" | "after" {
  const { left, width } = cell.getBoundingClientRect();
  const inEndHalf = x > left + width / 2;
  return inEndHalf === (getComputedStyle(cell).direction !== "rtl") ? "after" : "before";
}

/**
 * Lets the heading around an element be dragged beside another. Headings carry `data-column`, and those that may leave their
 * place `draggable`.
 */
export function useColumnDrag(onMove: Move): RefObject<HTMLElement | null> {
  const inside = useRef<HTMLElement>(null);
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    const cell = inside.current?.closest("th");
    if (!cell) return undefined;
    const drop = new AbortController();
    const hear = (name: "dragstart" | "dragover" | "drop" | "dragend", listener: (event: DragEvent) => void) =>
      cell.addEventListener(name, listener, { signal: drop.signal });
    const clear = () => {
      for (const each of cell.parentElement?.children ?? []) each.removeAttribute("data-drop");
    };
    const dragged = () => cell.parentElement?.querySelector("[data-dragged]");
    hear("dragstart", ({ dataTransfer }) => {
      if (dataTransfer) dataTransfer.effectAllowed = "move";
      dataTransfer?.setData("text/plain", idOf(cell));
      cell.setAttribute("data-dragged", "");
    });
    hear("dragover", (event) => {
      // Only a heading of this very table is let in.
      if (!dragged()) return;
      event.preventDefault();
      clear();
      cell.setAttribute("data-drop", sideOf(cell, event.clientX));
    });
    hear("drop", (event) => {
      const from = dragged();
      if (!from) return;
      event.preventDefault();
      moved(idOf(from), { beside: idOf(cell), side: sideOf(cell, event.clientX) });
    });
    hear("dragend", () => {
      cell.removeAttribute("data-dragged");
      clear();
    });
    return () => drop.abort();
  }, []);
  return inside;
}
