import { Skeleton } from "../skeleton/skeleton.tsx";
import type { Column } from "./data-table.types.ts";

/** Widths that look like text, in per cent, taken in turn. */
const widths = [72, 56, 80, 64, 48];

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  selectable: boolean;
  hasActions: boolean;
}

/** Rows of the exact height of real ones. */
export function SkeletonRows<Row>({ columns, count, selectable, hasActions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => ({ id: `skeleton-${index}`, index })).map(({ id, index }) => (
    <tr key={id} aria-hidden>
      {selectable && (
        <td className="o2r-table-box">
          <Skeleton width={16} height={16} />
        </td>
      )}
      {columns.map(({ id: column, kind }, position) => (
        <td key={column} data-kind={kind}>
          <Skeleton width={`${widths[(index + position) % widths.length]}%`} />
        </td>
      ))}
      {hasActions && <td className="o2r-table-actions">{null}</td>}
    </tr>
  ));
}
