import type { DragEvent } from "react";

interface ColumnDrag {
  /** The column may be moved. */
  canMove: (id: string) => boolean;
  onMove: (id: string, to: { readonly beside: string; readonly side: "before" | "after" }) => void;
}

const idOf = (cell: Element) => cell.getAttribute("data-column") ?? "";

/** On which half of a heading the pointer is. */
function sideOf(cell: HTMLElement, x: number): "before" | "after" {
  const { left, width } = cell.getBoundingClientRect();
  const inEndHalf = x > left + width / 2;
  return inEndHalf === (getComputedStyle(cell).direction !== "rtl") ? "after" : "before";
}

/** Lets a heading be dragged beside another. The attributes go onto each heading cell, which carries `data-column`. */
export function useColumnDrag({ canMove, onMove }: ColumnDrag) {
  const clear = (cell: Element) => {
    for (const each of cell.parentElement?.children ?? []) each.removeAttribute("data-drop");
  };
  return {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const id = idOf(event.currentTarget);
      if (!canMove(id)) return event.preventDefault();
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", id);
      event.currentTarget.setAttribute("data-dragged", "");
      return undefined;
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      // Only a heading of this very table is let in.
      if (!event.currentTarget.parentElement?.querySelector("[data-dragged]")) return;
      event.preventDefault();
      clear(event.currentTarget);
      event.currentTarget.setAttribute("data-drop", sideOf(event.currentTarget, event.clientX));
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      const dragged = event.currentTarget.parentElement?.querySelector("[data-dragged]");
      if (!dragged) return;
      event.preventDefault();
      onMove(idOf(dragged), { beside: idOf(event.currentTarget), side: sideOf(event.currentTarget, event.clientX) });
    },
    onDragEnd: (event: DragEvent<HTMLElement>) => {
      event.currentTarget.removeAttribute("data-dragged");
      clear(event.currentTarget);
    },
  };
}
