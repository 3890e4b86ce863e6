import type { ListDeclaration } from "../../../core/list.ts";
import { buyerKinds } from "../invoice/invoice-states.ts";
import { creditNoteLife } from "./credit-note-life.ts";
import type { CreditNoteRow } from "./credit-note-rows.ts";
import { creditNoteCauses, creditNoteKinds } from "./credit-note-states.ts";

/** The list of credit notes. */
export const creditNoteList = {
  columns: [
    { field: "number", label: "Credit note no", kind: "code", shown: true, width: 152 },
    { field: "day", label: "Date", kind: "date", shown: true, width: 104 },
    { field: "askedAt", label: "Asked", kind: "dateTime", sort: true, shown: true, roomy: true, width: 144 },
    { field: "invoiceNumber", label: "Invoice no", kind: "code", shown: true, roomy: true, width: 152 },
    { field: "invoiceDay", label: "Invoice date", kind: "date", shown: false, inFile: true, width: 104 },
    { field: "establishment", label: "Retailer", kind: "text", shown: true },
    { field: "gstNumber", label: "GSTIN", kind: "code", shown: false, inFile: true, width: 160 },
    { field: "buyer", label: "Buyer", kind: "badge", shown: false, width: 80, values: buyerKinds },
    { field: "kind", label: "Kind", kind: "badge", shown: false, width: 176, values: creditNoteKinds },
    { field: "cause", label: "For", kind: "badge", shown: false, width: 144, values: creditNoteCauses },
    { field: "hub", label: "Hub", kind: "text", shown: false, width: 144, shows: "warehouseId" },
    { field: "returnNumber", label: "Return no", kind: "code", shown: false, width: 120 },
    { field: "reason", label: "Reason", kind: "text", shown: false, width: 176 },
    { field: "taxable", label: "Taxable ₹", kind: "money", shown: true, roomy: true, width: 104 },
    { field: "cgst", label: "CGST ₹", kind: "money", shown: false, width: 96 },
    { field: "sgst", label: "SGST ₹", kind: "money", shown: false, width: 96 },
    { field: "igst", label: "IGST ₹", kind: "money", shown: false, width: 96 },
    { field: "cess", label: "Cess ₹", kind: "money", shown: false, width: 96 },
    { field: "roundOff", label: "Round-off ₹", kind: "money", shown: false, width: 88 },
    { field: "total", label: "Total ₹", kind: "money", sort: true, shown: true, width: 104 },
    { field: "onAccount", label: "On account ₹", kind: "money", shown: false, width: 104 },
    { field: "askedBy", label: "Asked by", kind: "text", shown: false, width: 136 },
    { field: "decidedBy", label: "Decided by", kind: "text", shown: false, width: 136 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 128, values: creditNoteLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: creditNoteLife.values },
    { kind: "dates", key: "day", label: "Date", of: "day", maxDays: 366 },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
    { kind: "oneOf", key: "buyer", label: "Buyer", options: buyerKinds },
    { kind: "oneOf", key: "kind", label: "Kind", options: creditNoteKinds },
    { kind: "oneOf", key: "cause", label: "For", options: creditNoteCauses },
    { kind: "range", key: "total", label: "Total", unit: "rupees" },
  ],
  search: { number: "credit note number", invoiceNumber: "invoice number", establishment: "shop", gstNumber: "GSTIN" },
  defaultSort: "-askedAt",
} as const satisfies ListDeclaration<Extract<keyof CreditNoteRow, string>>;
