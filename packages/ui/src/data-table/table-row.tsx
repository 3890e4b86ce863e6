/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the rows are grids, and some browsers then forget that they are rows */
import { memo, type ReactNode } from "react";
import { Anchor } from "../link/anchor.tsx";
import type { Column } from "./data-table.types.ts";

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
}

/** The cells of a row. They are drawn again only when the row or the columns change, not when the row is selected. */
const Cells = memo(function Cells<Row>({ row, columns, href }: CellsProps<Row>) {
  return columns.map(({ id, cell, kind }, index) => {
    const content = cell(row);
    if (index > 0)
      return (
        <td key={id} role="cell" data-kind={kind}>
          {content}
        </td>
      );
    return (
      <th key={id} role="rowheader" scope="row">
        {href === undefined ? (
          content
        ) : (
          <Anchor href={href} className="o2r-table-link" data-row-link="">
            {content}
          </Anchor>
        )}
      </th>
    );
  });
  // `memo` forgets that the component is generic; its callers below are checked by their own types.
}) as <Row>(props: CellsProps<Row>) => ReactNode;

interface TableRowProps<Row> extends CellsProps<Row> {
  id: string;
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined;
  selectLabel: string;
  actions: ((row: Row) => ReactNode) | undefined;
}

/** One row. Presses are heard by the table's body, so that a row needs no handlers of its own. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, columns, href, selected, selectLabel, actions } = props;
  return (
    <tr role="row" data-row={id} data-selected={selected || undefined} data-href={href === undefined ? undefined : ""}>
      {selected !== undefined && (
        <td role="cell" className="o2r-table-box">
          <input type="checkbox" className="o2r-checkbox-box" checked={selected} readOnly aria-label={selectLabel} />
        </td>
      )}
      <Cells row={row} columns={columns} href={href} />
      {actions && (
        <td role="cell" className="o2r-table-actions">
          {actions(row)}
        </td>
      )}
    </tr>
  );
  // See above.
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
