import type { ListDeclaration } from "../../core/list.ts";
import { discardReasons } from "./inventory-form.ts";
import type { DiscardRow } from "./inventory-schemas.ts";

/** Where a request to discard stands. */
export const discardStates = [
  { value: "REQUESTED", label: "Requested" },
  { value: "APPROVED", label: "Approved" },
  { value: "REFUSED", label: "Refused" },
] as const;

/** The list of requests to discard. */
export const discardList = {
  columns: [
    { field: "name", label: "Product", kind: "text", shown: true },
    { field: "sku", label: "SKU", kind: "code", shown: false, inFile: true, width: 160 },
    { field: "warehouse", label: "Warehouse", kind: "text", shown: true, width: 160 },
    { field: "expiryDate", label: "Expires", kind: "date", shown: true, width: 108 },
    { field: "quantity", label: "Units", kind: "number", sort: true, shown: true, width: 72 },
    { field: "value", label: "Value ₹", kind: "money", sort: true, shown: true, width: 104 },
    { field: "reason", label: "Reason", kind: "badge", shown: true, width: 112 },
    { field: "requestedBy", label: "Asked by", kind: "text", shown: true, width: 144 },
    { field: "requestedAt", label: "Asked", kind: "dateTime", sort: true, shown: true, width: 144 },
    { field: "decidedBy", label: "Decided by", kind: "text", shown: false, width: 144 },
    { field: "decidedAt", label: "Decided", kind: "dateTime", shown: false, width: 144 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 112 },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: discardStates },
    { kind: "oneOf", key: "reason", label: "Reason", options: discardReasons },
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
  ],
  search: { fields: ["name", "sku"], placeholder: "Search product, SKU, EAN" },
  defaultSort: "-requestedAt",
} as const satisfies ListDeclaration<Extract<keyof DiscardRow, string>>;
