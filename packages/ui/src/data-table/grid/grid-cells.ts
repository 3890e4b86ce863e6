import type { CellPosition, CellRange } from "./grid-position.ts";

const widgets = "a[href], button:not(:disabled, .o2r-table-expander), input:not(:disabled), select, textarea";

/** The grid as it is drawn: the cells of a table, by their place. */
export function readGrid(root: HTMLElement, ids: readonly string[]) {
  const headRow = root.querySelector("thead > tr");
  const rowAt = (index: number): Element | null =>
    index < 0 ? headRow : root.querySelector(`[data-row="${CSS.escape(ids[index] ?? "")}"]`);
  return {
    columns: headRow?.children.length ?? 0,
    /** Undefined while the row is out of sight and not drawn. */
    cellAt: ({ row, column }: CellPosition): HTMLElement | undefined => {
      const cell = rowAt(row)?.children[column];
      return cell instanceof HTMLElement ? cell : undefined;
    },
    /** The place of the cell that holds an element; undefined for elements in no cell. */
    positionOf: (element: Element): CellPosition | undefined => {
      const cell = element.closest("td, th");
      const row = cell?.parentElement;
      if (!cell || !row || !root.contains(cell)) return undefined;
      const column = [...row.children].indexOf(cell);
      if (row === headRow) return { row: -1, column };
      const index = ids.indexOf(row.getAttribute("data-row") ?? "");
      return index < 0 ? undefined : { row: index, column };
    },
    /** Marks the cells of a range; past React, because it is only paint. */
    mark: (range: CellRange | undefined) => {
      for (const cell of root.querySelectorAll("[data-picked]")) cell.removeAttribute("data-picked");
      if (!range) return;
      for (let row = range.from.row; row <= range.to.row; row += 1)
        for (let column = range.from.column; column <= range.to.column; column += 1)
          rowAt(row)?.children[column]?.setAttribute("data-picked", "");
    },
  };
}

export type Grid = ReturnType<typeof readGrid>;

/** What gets the focus in a cell: the one control it holds, else the cell itself. A cell that is edited keeps it. */
export function focusTarget(cell: HTMLElement): HTMLElement {
  const controls = cell.hasAttribute("data-editable") ? [] : cell.querySelectorAll<HTMLElement>(widgets);
  const [only] = controls;
  if (only) return only;
  return cell;
}
