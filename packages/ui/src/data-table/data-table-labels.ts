import type { DataTableLabels } from "./data-table.types.ts";

export const dataTableEnglish: DataTableLabels = {
  selectAll: "Select all rows of this page",
  selectRow: (row) => `Select ${row}`,
  actions: "Actions",
  selected: (count) => `${count.toLocaleString("en-IN")} selected`,
  clearSelection: "Clear",
  escape: "Esc",
  loading: "Loading",
  bulkActions: "Actions for the selected rows",
};
