import { DataGrid } from "@mui/x-data-grid";
import { headings, type Row } from "../rows.ts";
import type { TableProps } from "../contender.ts";

const columns = headings.map((heading, column) => ({
  field: heading,
  width: 96,
  valueGetter: (_: unknown, { cells }: Row) => cells[column],
}));

/** Free of charge it shows 100 rows at most, and draws those in sight only. */
export const Table = ({ rows, selection, onSelect }: TableProps) => (
  <div className="scroller">
    <DataGrid
      rows={[...rows]}
      columns={columns}
      density="compact"
      checkboxSelection
      rowSelectionModel={{ type: "include", ids: new Set(selection) }}
      onRowSelectionModelChange={({ type, ids }) =>
        onSelect(type === "include" ? new Set([...ids].map(String)) : new Set(rows.map(({ id }) => id)))
      }
    />
  </div>
);
