import type { Column } from "./data-table.types.ts";

/** Widths in CSS pixels of the columns that the table adds by itself. */
const boxWidth = 40;
const actionsWidth = { comfortable: 44, compact: 40 } as const;
const flexibleWidth = 200;

interface Extras {
  readonly selectable: boolean;
  readonly actions: boolean;
}

/** The grid tracks that every row shares. Rows are grids of their own, so that those out of sight need no layout. */
export function trackList<Row>(
  columns: readonly Column<Row>[],
  { selectable, actions }: Extras,
  density: "comfortable" | "compact" = "comfortable",
): string {
  const track = ({ width, compactWidth = width }: Column<Row>) => {
    const pixels = density === "compact" ? compactWidth : width;
    return pixels === undefined ? "minmax(0, 1fr)" : `${pixels}px`;
  };
  return [selectable && `${boxWidth}px`, ...columns.map(track), actions && `${actionsWidth[density]}px`]
    .filter(Boolean)
    .join(" ");
}

/** The least width at which no column is squeezed. */
export function leastWidth<Row>(columns: readonly Column<Row>[], { selectable, actions }: Extras): number {
  const own = columns.reduce((sum, { width }) => sum + (width ?? flexibleWidth), 0);
  return own + (selectable ? boxWidth : 0) + (actions ? actionsWidth.comfortable : 0);
}
