import { type RefObject, useEffect, useRef } from "react";
import type { Column } from "../data-table.types.ts";
import { toTsv } from "../copy/tsv.ts";
import { readGrid } from "./grid-cells.ts";
import { type CellPosition, type CellRange, isSingle, rangeOf } from "./grid-position.ts";

interface GridRange<Row> {
  root: RefObject<HTMLElement | null>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  ids: readonly string[];
  firstColumn: number;
  /** What rows say, in sight or not. */
  textsOf: (rows: readonly Row[], columns: readonly Column<Row>[]) => readonly (readonly string[])[];
}

/** The marked cells of a grid, and what they say. */
export function useGridRange<Row>({ root, columns, rows, ids, firstColumn, textsOf }: GridRange<Row>) {
  const anchor = useRef<CellPosition>(undefined);
  const range = useRef<CellRange>(undefined);

  const paint = (next: CellRange | undefined) => {
    range.current = next && !isSingle(next) ? next : undefined;
    if (root.current) readGrid(root.current, ids).mark(range.current);
  };
  useEffect(() => {
    // Other rows or columns stand in those places now.
    anchor.current = undefined;
    range.current = undefined;
    const element = root.current;
    return () => {
      if (element) readGrid(element, ids).mark(undefined);
    };
  }, [root, ids, columns]);

  useEffect(() => {
    const table = root.current?.querySelector("table");
    if (!table) return;
    // Rows of a long table come and go; those of the range are marked whenever they are there.
    const observer = new MutationObserver(() => {
      if (range.current && root.current) readGrid(root.current, ids).mark(range.current);
    });
    observer.observe(table, { childList: true });
    return () => observer.disconnect();
  }, [root, ids]);

  return {
    range,
    begin: (at: CellPosition) => {
      anchor.current = at;
      paint(undefined);
    },
    extend: (from: CellPosition, to: CellPosition) => {
      anchor.current ??= from;
      const inside = (cell: CellPosition) => ({
        row: Math.max(cell.row, 0),
        column: Math.min(Math.max(cell.column, firstColumn), firstColumn + columns.length - 1),
      });
      paint(rangeOf(inside(anchor.current), inside(to)));
    },
    clear: () => paint(undefined),
    /** The cells of a range as tab-separated values, and how many they are. */
    say: ({ from, to }: CellRange) => {
      const marked = columns.slice(from.column - firstColumn, to.column - firstColumn + 1);
      const lines = textsOf(rows.slice(from.row, to.row + 1), marked);
      return { text: toTsv(lines), count: lines.reduce((sum, line) => sum + line.length, 0) };
    },
  };
}
