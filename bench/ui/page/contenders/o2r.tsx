import { type Column, DataTable } from "@o2r/ui";
import "@o2r/ui/styles.css";
import { headings, type Row } from "../rows.ts";
import type { TableProps } from "../contender.ts";

const columns: readonly Column<Row>[] = headings.map((heading, column) => ({
  id: heading,
  header: heading,
  width: 96,
  cell: ({ cells }) => cells[column],
}));

export const Table = ({ rows, selection, onSelect }: TableProps) => (
  <div className="scroller">
    <DataTable
      label="Rows"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      selection={selection}
      onSelectionChange={onSelect}
    />
  </div>
);
