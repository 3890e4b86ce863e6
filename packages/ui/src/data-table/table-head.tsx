/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the rows are grids, and some browsers then forget that they are rows */
import { ArrowDown, ArrowUp } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { Arrangement, ColumnHandleProps } from "./columns/column-handle.tsx";
import { fetchHandle } from "./columns/fetch-handle.ts";
import type { Column, DataTableLabels } from "./data-table.types.ts";
import type { PageSelection } from "./selection.ts";
import { nextSort, type Sort } from "./sort.ts";

// `lazy` forgets that the component is generic.
const ColumnHandle = lazy(fetchHandle) as unknown as <Row>(props: ColumnHandleProps<Row>) => ReactNode;

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
  /** Undefined when rows cannot be selected. */
  selected: PageSelection | undefined;
  onTogglePage: () => void;
  hasActions: boolean;
  /** The bulk bar lies over the headings: they are read, but not operated. */
  covered: boolean;
  /** Undefined when columns cannot be arranged. */
  arrangement: Arrangement<Row> | undefined;
  words: DataTableLabels;
}

/** The headings. The arrow of the column in force is drawn; the others keep its place. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSortChange, selected, onTogglePage, hasActions, covered, arrangement, words } = props;
  const heading = ({ id, header, sortable = false }: Column<Row>): ReactNode => {
    if (!sortable || !onSortChange) return arrangement ? <span className="o2r-clip">{header}</span> : header;
    const direction = sort?.column === id ? sort.direction : undefined;
    return (
      <button
        type="button"
        className="o2r-table-sort"
        tabIndex={covered ? -1 : undefined}
        onClick={() => onSortChange(nextSort(sort, id))}
      >
        {header}
        <span className="o2r-table-arrow" data-on={direction}>
          <Icon as={direction === "descending" ? ArrowDown : ArrowUp} size={12} />
        </span>
      </button>
    );
  };
  const order = ({ id, sortable }: Column<Row>) =>
    sortable && onSortChange ? (sort?.column === id ? sort.direction : "none") : undefined;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selected !== undefined && (
          <td role="cell" className="o2r-table-box">
            {!covered && (
              <Checkbox
                aria-label={words.selectAll}
                checked={selected === "all"}
                indeterminate={selected === "some"}
                onChange={onTogglePage}
              />
            )}
          </td>
        )}
        {columns.map((column, index) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            data-kind={column.kind}
            aria-sort={order(column)}
            data-column={arrangement && column.id}
            draggable={arrangement && index > 0}
          >
            {heading(column)}
            {arrangement && !covered && (
              <Suspense fallback={null}>
                <ColumnHandle column={column} arrangement={arrangement} words={words} />
              </Suspense>
            )}
          </th>
        ))}
        {hasActions && (
          <th role="columnheader" scope="col" className="o2r-table-actions">
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
