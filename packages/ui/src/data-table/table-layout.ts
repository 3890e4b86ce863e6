import type { Column } from "./data-table.types.ts";

/** Widths in CSS pixels of the columns that the table adds by itself. */
const boxWidth = 40;
const actionsWidth = { comfortable: 44, compact: 40 } as const;
const flexibleWidth = 200;
/** A compact cell pads so much less: its column keeps its room in a column that is narrower by it. */
const compactSaving = 8;

interface Extras {
  readonly selectable: boolean;
  readonly actions: boolean;
  /** CSS pixels by column, where someone has drawn it wider or narrower. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
}

/** The grid tracks that every row shares. Rows are grids of their own, so that those out of sight need no layout. */
export function trackList<Row>(
  columns: readonly Column<Row>[],
  { selectable, actions, widths }: Extras,
  density: "comfortable" | "compact" = "comfortable",
): string {
  const pixelsOf = ({ id, width, compactWidth = width && width - compactSaving }: Column<Row>) =>
    widths?.[id] ?? (density === "compact" ? compactWidth : width);
  // Where the column that takes what is left is hidden, or has got a width of its own, the last one takes it.
  const stretched = columns.some((column) => pixelsOf(column) === undefined) ? undefined : columns.at(-1);
  const track = (column: Column<Row>) => {
    const pixels = pixelsOf(column);
    if (pixels === undefined) return "minmax(0, 1fr)";
    return column === stretched ? `minmax(${pixels}px, 1fr)` : `${pixels}px`;
  };
  return [selectable && `${boxWidth}px`, ...columns.map(track), actions && `${actionsWidth[density]}px`]
    .filter(Boolean)
    .join(" ");
}

/** The least width at which no column is squeezed. */
export function leastWidth<Row>(columns: readonly Column<Row>[], { selectable, actions, widths }: Extras): number {
  const own = columns.reduce((sum, { id, width }) => sum + (widths?.[id] ?? width ?? flexibleWidth), 0);
  return own + (selectable ? boxWidth : 0) + (actions ? actionsWidth.comfortable : 0);
}

/** The custom properties from which the table takes its tracks. */
export const tableStyle = <Row>(columns: readonly Column<Row>[], extras: Extras, minWidth: number | undefined) => ({
  "--o2r-table-tracks": trackList(columns, extras),
  "--o2r-table-tracks-compact": trackList(columns, extras, "compact"),
  "--o2r-table-width": `${minWidth ?? leastWidth(columns, extras)}px`,
});
