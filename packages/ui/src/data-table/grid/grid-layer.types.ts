import type { RefObject } from "react";
import type { Column, DataTableLabels } from "../data-table.types.ts";

export interface GridLayerProps<Row> {
  /** The table's region. */
  root: RefObject<HTMLElement | null>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  ids: readonly string[];
  rowName: (row: Row) => string;
  /** Place of the first column among the cells of a row: 1 behind the boxes, else 0. */
  firstColumn: number;
  /** Brings a row into sight that is not drawn; undefined while every row is. */
  scrollTo: ((index: number) => void) | undefined;
  /** Says something to screen readers. */
  onSaid: (words: string) => void;
  words: DataTableLabels;
}
