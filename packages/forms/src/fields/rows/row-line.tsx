/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the rows are grids, and some browsers then forget that they are rows */
import { IconButton } from "@o2r/ui";
import { Ellipsis, Trash2 } from "lucide-react";
import { memo } from "react";
import { Field, type FieldOptions } from "../../react/field.tsx";
import { useFormLabels } from "../labels.ts";
import { RowPlaceContext } from "./row-context.ts";

export interface RowLineProps {
  /** Address of the list. */
  readonly list: string;
  readonly id: string;
  readonly at: number;
  /** What a row is called, such as `Line`. */
  readonly name: string;
  /** The same with the row around it, such as `Line 1: Batch`. */
  readonly told: string;
  readonly columns: readonly string[];
  /** Lists in the row, which stand below it. */
  readonly inner: readonly string[];
  readonly cells: Readonly<Record<string, FieldOptions["as"]>>;
  /** Rows can come and go. */
  readonly open: boolean;
  /** This one may go. */
  readonly removable: boolean;
  /** Id of the menu that all rows share. */
  readonly menu: string;
  readonly onMenu: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** One row. Typing in a cell renders nothing here; only its place and whether it may go do. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { list, id, at, name, told, columns, inner, cells, open, removable, menu, onMenu, onRemove } = props;
  const labels = useFormLabels();
  return (
    <RowPlaceContext value={at}>
      <tr role="row" className="o2r-rows-line" data-row={id}>
        <th role="rowheader" scope="row" className="o2r-rows-place">
          <span>{name} </span>
          {at + 1}
        </th>
        {columns.map((column) => (
          <td key={column} role="cell" data-column={column}>
            <Field name={`${list}.${id}.${column}`} as={cells[column]} />
          </td>
        ))}
        {open && (
          <td role="cell" className="o2r-rows-acts">
            <IconButton
              icon={Ellipsis}
              label={labels.moreFor(told, at + 1)}
              popoverTarget={menu}
              onClick={() => onMenu(id)}
            />
            <IconButton
              icon={Trash2}
              label={labels.removeRow(told, at + 1)}
              data-remove
              disabled={!removable}
              onClick={() => onRemove(id)}
            />
          </td>
        )}
        {inner.map((column) => (
          <td key={column} role="cell" data-column={column} className="o2r-rows-inner">
            <Field name={`${list}.${id}.${column}`} as={cells[column]} />
          </td>
        ))}
      </tr>
    </RowPlaceContext>
  );
});
