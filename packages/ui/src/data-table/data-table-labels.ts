import type { DataTableLabels } from "./data-table.types.ts";
import { formatNumber } from "../money/format-money.ts";

export const dataTableEnglish: DataTableLabels = {
  selectAll: "Select all rows of this page",
  selectRow: (row) => `Select ${row}`,
  actions: "Actions",
  selected: (count) => `${formatNumber(count)} selected`,
  selectedElsewhere: (count) => `, ${formatNumber(count)} elsewhere`,
  clearSelection: "Clear selection",
  escape: "Esc",
  loading: "Loading",
  bulkActions: "Actions for the selected rows",
  resize: (column) => `Width of ${column}`,
  details: (row) => `Details of ${row}`,
  copied: (rows) => (rows === 1 ? "1 row copied" : `${formatNumber(rows)} rows copied`),
  copiedCells: (cells) => (cells === 1 ? "1 cell copied" : `${formatNumber(cells)} cells copied`),
  gridKeys:
    "Arrows go from cell to cell, Shift with arrows marks cells, Control C copies, Enter or F2 edits, Space selects the row.",
  edit: (column, row) => `${column} of ${row}`,
  saving: "Saving",
  notSaved: "Could not be saved",
};
