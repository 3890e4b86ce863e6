import type { ListDeclaration } from "../../../core/list.ts";
import { returnLife } from "./return-life.ts";
import type { ReturnRow } from "./return-rows.ts";
import { returnKinds, returnReasons } from "./return-states.ts";

/** The list of returns (domain.md §14, pages for money). */
export const returnList = {
  columns: [
    { field: "number", label: "Return no", kind: "code", sort: true, shown: true, width: 104 },
    { field: "requestedAt", label: "Requested", kind: "dateTime", sort: true, shown: true, roomy: true, width: 104 },
    { field: "establishment", label: "Retailer", kind: "text", shown: true },
    { field: "mobile", label: "Mobile", kind: "code", shown: false, inFile: true, width: 112 },
    { field: "orderNumber", label: "Order no", kind: "code", shown: true, roomy: true, width: 128 },
    { field: "invoiceNumber", label: "Invoice no", kind: "code", shown: false, inFile: true, width: 152 },
    { field: "hub", label: "Hub", kind: "text", shown: false, width: 144, shows: "warehouseId" },
    { field: "kind", label: "Kind", kind: "badge", shown: true, roomy: true, width: 120, values: returnKinds },
    { field: "reason", label: "Reason", kind: "badge", shown: true, width: 112, values: returnReasons },
    { field: "units", label: "Units", kind: "number", shown: true, roomy: true, width: 68 },
    { field: "value", label: "Value ₹", kind: "money", sort: true, shown: true, width: 104 },
    { field: "requestedBy", label: "Requested by", kind: "text", shown: false, width: 144 },
    { field: "decidedBy", label: "Decided by", kind: "text", shown: false, width: 144 },
    { field: "qcNumber", label: "QC no", kind: "code", shown: false, width: 112 },
    { field: "creditNoteNumber", label: "Credit note", kind: "code", shown: false, inFile: true, width: 152 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 144, values: returnLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: returnLife.values },
    { kind: "oneOf", key: "kind", label: "Kind", options: returnKinds },
    { kind: "oneOf", key: "reason", label: "Reason", options: returnReasons },
    { kind: "dates", key: "requested", label: "Requested", of: "instant", maxDays: 366 },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
    { kind: "range", key: "value", label: "Value", unit: "rupees" },
  ],
  search: {
    number: "return number",
    orderNumber: "order number",
    invoiceNumber: "invoice number",
    establishment: "shop",
  },
  defaultSort: "-requestedAt",
} as const satisfies ListDeclaration<Extract<keyof ReturnRow, string>>;
