import { importedColumns } from "../../core/file-fields.ts";
import { flagFilter } from "../../core/flags.ts";
import type { Column, FlagValues, ListDeclaration } from "../../core/list.ts";
import { batchStates } from "./batch-state.ts";
import { inventoryForm } from "./inventory-form.ts";
import type { InventoryRow } from "./inventory-schemas.ts";

/** What a discount of each type counts. */
export const discountUnits = { PERCENT: "percent", VALUE: "rupees" } as const;
const discountUnit = { field: "discountType", units: discountUnits } as const;

/** Whether a batch is kept from every sale. */
const saleValues: FlagValues = [
  { value: true, label: "Blocked" },
  { value: false, label: "Open" },
];

const columns = [
  { field: "name", label: "Product", kind: "text", sort: true, shown: true },
  { field: "sku", label: "SKU", kind: "code", sort: true, shown: false, inFile: true, width: 160 },
  {
    field: "warehouse",
    label: "Warehouse",
    ofWarehouse: true,
    shows: "warehouseId",
    kind: "text",
    sort: true,
    shown: true,
    width: 160,
  },
  { field: "category", label: "Category", kind: "text", shown: false, width: 128 },
  { field: "subCategory", label: "Sub-category", kind: "text", shown: false, width: 128 },
  { field: "stock", label: "Stock", kind: "number", sort: true, shown: true, width: 80 },
  { field: "available", label: "Available", kind: "number", sort: true, shown: true, width: 94 },
  { field: "reserved", label: "Reserved", kind: "number", sort: true, shown: true, roomy: true, width: 92 },
  { field: "bufferStock", label: "Buffer", kind: "number", sort: true, shown: false, width: 80 },
  { field: "inflight", label: "In flight", kind: "number", sort: true, shown: true, roomy: true, width: 88 },
  { field: "quarantine", label: "Quarantine", kind: "number", shown: false, width: 100 },
  { field: "rejected", label: "Rejected", kind: "number", shown: false, width: 88 },
  { field: "shelfLife", label: "Shelf life", kind: "number", shown: false, width: 88 },
  { field: "manufacturingDate", label: "Made", kind: "date", sort: true, shown: false, width: 108 },
  { field: "expiryDate", label: "Expires", kind: "date", sort: true, shown: true, width: 124 },
  { field: "daysLeft", label: "Days left", kind: "number", shown: false, width: 88 },
  { field: "mrp", label: "MRP ₹", kind: "money", sort: true, shown: true, roomy: true, width: 84 },
  { field: "retailPrice", label: "PTR ₹", kind: "money", sort: true, shown: false, width: 84 },
  { field: "distPrice", label: "PTH ₹", kind: "money", sort: true, shown: false, width: 84 },
  { field: "o2rPrice", label: "O2RLP ₹", kind: "money", sort: true, shown: false, width: 88 },
  { field: "discount", label: "Discount", kind: "number", shown: false, width: 88, unitBy: discountUnit },
  { field: "state", label: "Status", kind: "badge", shown: true, width: 128, values: batchStates },
  { field: "blocked", label: "Sale", kind: "flag", shown: false, width: 96, values: saleValues },
  { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
] as const satisfies readonly Column<Extract<keyof InventoryRow, string>>[];

/** The list of inventory: batches in their warehouses (domain.md §8, /inventory). */
export const inventoryList = {
  columns,
  imported: importedColumns(inventoryForm, columns),
  filters: [
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
    { kind: "lookup", key: "product", label: "Product", source: "/api/product" },
    { kind: "lookup", key: "brand", label: "Brand", source: "/api/brand" },
    { kind: "lookup", key: "category", label: "Category", source: "/api/category" },
    { kind: "range", key: "daysLeft", label: "Days left", unit: "days" },
    { kind: "flag", key: "expired", label: "Expiry", yes: "Expired", no: "Not expired" },
    { kind: "oneOf", key: "state", label: "Status", options: batchStates },
    { kind: "flag", key: "low", label: "Low stock", yes: "Low", no: "Not low" },
    { kind: "flag", key: "inflight", label: "In flight", yes: "In flight", no: "None in flight" },
    flagFilter("blocked", "Sale", saleValues),
    { kind: "range", key: "mrp", label: "MRP", unit: "rupees" },
  ],
  search: { name: "product", sku: "SKU", ean: "EAN", hsn: "HSN" },
  defaultSort: "expiryDate",
} as const satisfies ListDeclaration<Extract<keyof InventoryRow, string>>;
