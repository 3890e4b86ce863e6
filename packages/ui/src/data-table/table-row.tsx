/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the rows are grids, and some browsers then forget that they are rows */
import { ChevronRight } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { Anchor } from "../link/anchor.tsx";
import type { Column } from "./data-table.types.ts";

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
  /** Role of the cells. */
  role: "cell" | "gridcell";
  /** Undefined when nothing can be unfolded. */
  expanded: boolean | undefined;
  detailsLabel: string;
}

/** The cells of a row. They are drawn again only when the row or the columns change, not when the row is selected. */
const Cells = memo(function Cells<Row>({ row, columns, href, role, expanded, detailsLabel }: CellsProps<Row>) {
  return columns.map(({ id, cell, kind, edit }, index) => {
    const content = cell(row);
    const editable = role === "gridcell" && edit ? "" : undefined;
    if (index > 0)
      return (
        <td key={id} role={role} data-kind={kind} data-editable={editable}>
          {content}
        </td>
      );
    const named =
      href === undefined ? (
        content
      ) : (
        <Anchor href={href} className="o2r-table-link" data-row-link="">
          {content}
        </Anchor>
      );
    return (
      <th key={id} role="rowheader" scope="row" data-editable={editable}>
        {expanded === undefined ? (
          named
        ) : (
          <span className="o2r-table-named">
            <button type="button" className="o2r-table-expander" aria-expanded={expanded} aria-label={detailsLabel}>
              <Icon as={ChevronRight} size={14} />
            </button>
            <span>{named}</span>
          </span>
        )}
      </th>
    );
  });
  // `memo` forgets that the component is generic; its callers below are checked by their own types.
}) as <Row>(props: CellsProps<Row>) => ReactNode;

interface ActionsProps<Row> {
  row: Row;
  actions: (row: Row) => ReactNode;
}

/** The end of a row. Kept, like its cells, while the row is only selected. */
const Actions = memo(function Actions<Row>({ row, actions }: ActionsProps<Row>) {
  return actions(row);
  // See above.
}) as <Row>(props: ActionsProps<Row>) => ReactNode;

interface TableRowProps<Row> extends CellsProps<Row> {
  id: string;
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined;
  selectLabel: string;
  actions: ((row: Row) => ReactNode) | undefined;
  details: ((row: Row) => ReactNode) | undefined;
  /** Place in the whole table, from 1; only where not every row is drawn. */
  place: number | undefined;
}

/** One row, and what is unfolded below it. Presses are heard by the table, so that a row needs no handlers of its own. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, columns, href, role, selected, selectLabel, actions, details, expanded, detailsLabel, place } =
    props;
  return (
    <>
      <tr
        role="row"
        data-row={id}
        data-selected={selected || undefined}
        data-href={href === undefined || role === "gridcell" ? undefined : ""}
        aria-rowindex={place}
        aria-selected={role === "gridcell" ? selected : undefined}
      >
        {selected !== undefined && (
          <td role={role} className="o2r-table-box">
            <input type="checkbox" className="o2r-checkbox-box" checked={selected} readOnly aria-label={selectLabel} />
          </td>
        )}
        <Cells row={row} columns={columns} href={href} role={role} expanded={expanded} detailsLabel={detailsLabel} />
        {actions && (
          <td role={role} className="o2r-table-actions">
            <Actions row={row} actions={actions} />
          </td>
        )}
      </tr>
      {expanded && (
        <tr role="row" className="o2r-table-details">
          <td role={role}>{details?.(row)}</td>
        </tr>
      )}
    </>
  );
  // See above.
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
