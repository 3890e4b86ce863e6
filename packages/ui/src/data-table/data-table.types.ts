import type { ReactNode } from "react";
import type { SelectOption } from "../native-select/native-select.types.ts";
import type { Selection } from "./selection.ts";
import type { Sort } from "./sort.ts";

/** How the cells of a column are edited in place. */
export interface CellEdit<Row> {
  /** The text that is edited. */
  readonly value: (row: Row) => string;
  /** What is typed into, or the choices. @default "text" */
  readonly input?: "text" | "number" | readonly SelectOption[] | undefined;
  /** Why a text is refused; undefined when it is taken. */
  readonly check?: ((text: string, row: Row) => string | undefined) | undefined;
  /** Keeps the text. Rejects with a sentence that can be shown; the cell then stays open. */
  readonly save: (text: string, row: Row) => Promise<void> | void;
}

/** A column of a table: its heading, its cells, and what may be done with it. */
export interface Column<Row> {
  /** Unique in the table; the sort's name for it. */
  readonly id: string;
  readonly header: ReactNode;
  /** What stands in the cell. Plain text is best: it costs nothing and is cut off with an ellipsis. */
  readonly cell: (row: Row) => ReactNode;
  /** CSS pixels. Columns without a width share what is left. */
  readonly width?: number | undefined;
  /** CSS pixels when the table is compact. @default `width` less the 8 that a compact cell pads less */
  readonly compactWidth?: number | undefined;
  /** `number` stands at the end in tabular figures; `muted` is second-rank text. @default "text" */
  readonly kind?: "text" | "muted" | "number" | "muted-number" | undefined;
  readonly sortable?: boolean | undefined;
  /** The heading in words, when it is more than text. */
  readonly name?: string | undefined;
  /** What the cell says when it is copied, when it draws more than text. */
  readonly text?: ((row: Row) => string) | undefined;
  /** Lets its cells be edited in place, in a table with `grid`. */
  readonly edit?: CellEdit<Row> | undefined;
}

export interface DataTableLabels {
  /** Column of the boxes. */
  selectAll: string;
  selectRow: (row: string) => string;
  /** Column of the row actions. */
  actions: string;
  selected: (count: number) => string;
  /** Follows it, where some are not on the page. */
  selectedElsewhere: (count: number) => string;
  clearSelection: string;
  escape: string;
  loading: string;
  bulkActions: string;
  /** Handle at the end of a heading. */
  resize: (column: string) => string;
  /** Unfolds what belongs to a row. */
  details: (row: string) => string;
  copied: (rows: number) => string;
  copiedCells: (cells: number) => string;
  /** How a table with `grid` is operated, for screen readers. */
  gridKeys: string;
  edit: (column: string, row: string) => string;
  saving: string;
  notSaved: string;
}

/** What stands above the rows while some are selected. */
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
  /** Keep unchanged rows identical between renders. Of more than 100 only those near to what is in sight are drawn. */
  rows: readonly Row[];
  /** What names a row: its key, and what a selection holds. */
  rowId: (row: Row) => string;
  /** The row in words, for “Select …”. */
  rowName: (row: Row) => string;
  /** Makes the first column a link, and a press anywhere on the row follow it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Stands at the end of the row, seen with pointer or focus. `MenuButton` of the overlays is made for it. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Draws a row as a card on phones, where no table fits. */
  card?: ((row: Row) => ReactNode) | undefined;

  /** The order that is in force; none for the list’s own. */
  sort?: Sort | undefined;
  /** Gets the next order; undefined for the list's own. */
  onSortChange?: ((sort: Sort | undefined) => void) | undefined;

  /** The rows that are selected. */
  selection?: Selection | undefined;
  /**
   * Without it rows cannot be selected. On a phone every card has a box, and the bar stands above them, as long as it is
   * given: give it there once somebody wants to select.
   */
  onSelectionChange?: ((selection: Selection) => void) | undefined;
  /** What can be done with them. */
  bulk?: BulkBar | undefined;

  /** How the columns are arranged. */
  layout?: ColumnLayout | undefined;
  /** Lets columns be drawn wider and dragged to another place. `ColumnPicker` of the overlays shows and hides them. */
  onLayoutChange?: ((layout: ColumnLayout) => void) | undefined;

  /** What belongs to a row, unfolded below it. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** Ids of the rows whose details are unfolded. */
  expanded?: ReadonlySet<string> | undefined;
  /** Gets the ids of the rows that are unfolded next. */
  onExpandedChange?: ((expanded: ReadonlySet<string>) => void) | undefined;

  /**
   * A grid of cells, for work in the table: arrows go from cell to cell, Shift marks ranges that can be copied, cells with
   * `edit` are edited in place. A press on a row then chooses a cell and follows no link.
   */
  grid?: boolean | undefined;

  /** Rows are on the way. Without rows, skeletons stand in. */
  loading?: boolean | undefined;
  /** How many rows are drawn while it loads. @default 10 */
  skeletonRows?: number | undefined;
  /** Stands in for the rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Stands in for the rows when they could not be fetched: an `EmptyState`. */
  error?: ReactNode;

  /** Width below which the table scrolls sideways under its first column. @default the sum of the widths plus 200 */
  minWidth?: number | undefined;
  labels?: Partial<DataTableLabels> | undefined;
}

/** How someone has arranged the columns of a table. Kept by the caller, as plain data. */
export interface ColumnLayout {
  /** Ids in their order. Columns that it does not name stay where they were declared. */
  readonly order?: readonly string[] | undefined;
  /** Ids of the columns that are not shown. */
  readonly hidden?: readonly string[] | undefined;
  /** CSS pixels by id, where they differ from the declared ones. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
}
