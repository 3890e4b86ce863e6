/** A cell of the grid. Row -1 is the line of headings. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows in sight, for Page up and Page down. */
  readonly page: number;
}

interface Move {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly far: boolean;
  readonly rtl: boolean;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The cell that a key goes to; undefined when it is no key of movement. Never leaves the grid. */
export function nextCell(
  { row, column }: CellPosition,
  { key, far, rtl }: Move,
  size: GridSize,
): CellPosition | undefined {
  const to = (nextRow: number, nextColumn: number): CellPosition => ({
    row: clamp(nextRow, -1, size.rows - 1),
    column: clamp(nextColumn, 0, size.columns - 1),
  });
  const forward = rtl ? "ArrowLeft" : "ArrowRight";
  const backward = rtl ? "ArrowRight" : "ArrowLeft";
  const last = size.columns - 1;
  switch (key) {
    case "ArrowDown":
      return to(far ? size.rows - 1 : row + 1, column);
    case "ArrowUp":
      return to(far ? Math.min(row, 0) : row - 1, column);
    case forward:
      return to(row, far ? last : column + 1);
    case backward:
      return to(row, far ? 0 : column - 1);
    case "Home":
      return to(far ? 0 : row, 0);
    case "End":
      return to(far ? size.rows - 1 : row, last);
    case "PageDown":
      return to(Math.max(row, 0) + size.page, column);
    case "PageUp":
      return to(Math.max(row - size.page, 0), column);
    default:
      return undefined;
  }
}

export interface CellRange {
  readonly from: CellPosition;
  readonly to: CellPosition;
}

/** The rectangle between two cells, from its first to its last. */
export const rangeOf = (one: CellPosition, other: CellPosition): CellRange => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

export const isSingle = ({ from, to }: CellRange): boolean => from.row === to.row && from.column === to.column;
