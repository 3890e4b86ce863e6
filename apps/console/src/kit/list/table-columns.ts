import type { Column as DeclaredColumn, ListDeclaration } from "@o2r/api/contract/core";
import type { Column } from "@o2r/ui";
import { cellContent } from "./cell.tsx";
import type { CellDrawing } from "./list-page.types.ts";

const figures: readonly DeclaredColumn["kind"][] = ["money", "number", "percent"];

/** Whether a column of a kind holds figures, which stand one below the other. */
export const isFigure = (kind: DeclaredColumn["kind"]): boolean => figures.includes(kind);

const valueOf = (row: object, field: string): unknown => Reflect.get(row, field);

interface Seen {
  /** Somebody sees one warehouse alone, and need not be told in every row which. */
  readonly oneWarehouse: boolean;
  /** On a tablet, which has no room for all. */
  readonly isNarrow: boolean;
}

/** A list as it is for somebody, somewhere: what need not be said by itself is there to be asked for. */
export const ownList = <L extends ListDeclaration>(list: L, { oneWarehouse, isNarrow }: Seen): ListDeclaration => ({
  ...list,
  columns: list.columns.map((column) =>
    (oneWarehouse && column.ofWarehouse) || (isNarrow && column.roomy) ? { ...column, shown: false } : column,
  ),
});

/** The columns that a list shows: those asked for, or those that the declaration shows by itself. */
export const shownColumns = (
  { columns }: ListDeclaration,
  asked: readonly string[] | undefined,
): readonly DeclaredColumn[] =>
  asked === undefined
    ? columns.filter(({ shown }) => shown)
    : asked.flatMap((field) => columns.find((column) => column.field === field) ?? []);

/** A day with its time, which compact rows have on one line. */
const compactDateTime = 134;

/** A declared column as the table takes it, with the screen's own drawing where it has one. */
export const tableColumn = <Row extends object>(
  column: DeclaredColumn,
  drawing: CellDrawing<Row> = {},
): Column<Row> => ({
  id: column.field,
  header: drawing.header ?? column.label,
  kind: drawing.kind ?? (isFigure(column.kind) ? "number" : "text"),
  width: drawing.width ?? column.width,
  compactWidth: drawing.compactWidth ?? (column.kind === "dateTime" && !drawing.cell ? compactDateTime : undefined),
  sortable: column.sort === true,
  cell: drawing.cell ?? ((row) => cellContent(column, valueOf(row, column.field))),
});
