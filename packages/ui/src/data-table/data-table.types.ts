import type { ReactNode } from "react";
import type { Selection } from "./selection.ts";
import type { Sort } from "./sort.ts";

export interface Column<Row> {
  /** Unique in the table; the sort's name for it. */
  readonly id: string;
  readonly header: ReactNode;
  /** What stands in the cell. Plain text is best: it costs nothing and is cut off with an ellipsis. */
  readonly cell: (row: Row) => ReactNode;
  /** CSS pixels. Columns without a width share what is left. */
  readonly width?: number | undefined;
  /** CSS pixels when the table is compact. @default `width` */
  readonly compactWidth?: number | undefined;
  /** `number` stands at the end in tabular figures; `muted` is second-rank text. @default "text" */
  readonly kind?: "text" | "muted" | "number" | "muted-number" | undefined;
  readonly sortable?: boolean | undefined;
}

export interface DataTableLabels {
  /** Column of the boxes. */
  selectAll: string;
  selectRow: (row: string) => string;
  /** Column of the row actions. */
  actions: string;
  selected: (count: number) => string;
  clearSelection: string;
  escape: string;
  loading: string;
  bulkActions: string;
}

export interface BulkBar {
  /** Buttons for the selected rows. */
  readonly actions?: ReactNode;
  /** After the count: a link that selects every row of the list, not only of the page. */
  readonly extend?: ReactNode;
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  /** Keep the same array between renders, or every row is drawn again. The first column names the row and stays in sight. */
  columns: readonly Column<Row>[];
  /** Keep unchanged rows identical between renders. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The row in words, for “Select …”. */
  rowName: (row: Row) => string;
  /** Makes the first column a link, and a press anywhere on the row follow it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Stands at the end of the row, seen with pointer or focus. `MenuButton` of the overlays is made for it. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Draws a row as a card on phones, where no table fits. */
  card?: ((row: Row) => ReactNode) | undefined;

  sort?: Sort | undefined;
  /** Gets the next order; undefined for the list's own. */
  onSortChange?: ((sort: Sort | undefined) => void) | undefined;

  selection?: Selection | undefined;
  /** Without it rows cannot be selected. */
  onSelectionChange?: ((selection: Selection) => void) | undefined;
  bulk?: BulkBar | undefined;

  /** Rows are on the way. Without rows, skeletons stand in. */
  loading?: boolean | undefined;
  /** @default 10 */
  skeletonRows?: number | undefined;
  /** Stands in for the rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Stands in for the rows when they could not be fetched: an `EmptyState`. */
  error?: ReactNode;

  /** Width below which the table scrolls sideways under its first column. @default the sum of the widths plus 200 */
  minWidth?: number | undefined;
  labels?: Partial<DataTableLabels> | undefined;
}
