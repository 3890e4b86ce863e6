import type { ReactElement } from "react";
import type { Column, ColumnLayout } from "../data-table/data-table.types.ts";

export interface ColumnPickerLabels {
  /** Name of the button, and title of what it opens. */
  title: string;
  show: (column: string) => string;
  earlier: (column: string) => string;
  later: (column: string) => string;
  reset: string;
  /** Said to screen readers after a move. */
  moved: (column: string, place: number, count: number) => string;
}

export interface ColumnListProps<Row> {
  /** The columns of the table, as declared. The first one is always shown and always first. */
  columns: readonly Column<Row>[];
  /** How the columns are arranged now, as the table has it. */
  layout: ColumnLayout;
  /** Gets the next arrangement. */
  onLayoutChange: (layout: ColumnLayout) => void;
  labels?: Partial<ColumnPickerLabels> | undefined;
}

export interface ColumnPickerProps<Row> extends ColumnListProps<Row> {
  /** The button that opens it; it must take a ref. @default a small button with a drawing of columns */
  trigger?: ReactElement | undefined;
}
