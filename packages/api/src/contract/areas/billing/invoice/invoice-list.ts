import { todayIn } from "@o2r/forms/days";
import type { ListDeclaration } from "../../../core/list.ts";
import { gstRateChoices } from "../../../core/tax/gst-rates.ts";
import { invoiceLife } from "./invoice-life.ts";
import { keptYears } from "./invoice-number.ts";
import type { InvoiceRow } from "./invoice-rows.ts";
import { buyerKinds, invoiceKinds } from "./invoice-states.ts";

/** The list of invoices (domain.md §8, /invoice). */
export const invoiceList = {
  columns: [
    { field: "number", label: "Invoice no", kind: "code", sort: true, shown: true, width: 140 },
    { field: "day", label: "Date", kind: "date", sort: true, shown: true, width: 104 },
    { field: "orderNumber", label: "Order no", kind: "code", shown: true, roomy: true, width: 128 },
    { field: "establishment", label: "Retailer", kind: "text", shown: true },
    { field: "gstNumber", label: "GSTIN", kind: "code", shown: false, inFile: true, width: 160 },
    { field: "buyer", label: "Buyer", kind: "badge", shown: false, width: 80, values: buyerKinds },
    { field: "kind", label: "Document", kind: "badge", shown: false, width: 152, values: invoiceKinds },
    { field: "hub", label: "Hub", kind: "text", shown: false, width: 144, shows: "warehouseId" },
    { field: "taxable", label: "Taxable ₹", kind: "money", shown: true, roomy: true, width: 104 },
    { field: "cgst", label: "CGST ₹", kind: "money", shown: false, width: 96 },
    { field: "sgst", label: "SGST ₹", kind: "money", shown: false, width: 96 },
    { field: "igst", label: "IGST ₹", kind: "money", shown: false, width: 96 },
    { field: "cess", label: "Cess ₹", kind: "money", shown: false, width: 96 },
    { field: "roundOff", label: "Round-off ₹", kind: "money", shown: false, width: 88 },
    { field: "total", label: "Total ₹", kind: "money", sort: true, shown: true, width: 104 },
    { field: "paid", label: "Paid ₹", kind: "money", shown: true, roomy: true, width: 104 },
    { field: "dueOn", label: "Due", kind: "date", sort: true, shown: true, roomy: true, width: 104 },
    { field: "overdue", label: "Days overdue", kind: "number", shown: false, width: 112 },
    { field: "irn", label: "IRN", kind: "code", shown: false, width: 160 },
    { field: "ewbNumber", label: "E-way bill", kind: "code", shown: false, width: 128 },
    { field: "state", label: "Status", kind: "badge", shown: true, width: 128, values: invoiceLife.values },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: invoiceLife.values },
    { kind: "dates", key: "day", label: "Date", of: "day", maxDays: 366 },
    {
      kind: "oneOf",
      key: "year",
      label: "Financial year",
      // Asked for when it is shown or checked: a year may begin meanwhile.
      get options() {
        return keptYears(todayIn());
      },
    },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "lookup", key: "retailer", label: "Retailer", source: "/api/retailer" },
    { kind: "oneOf", key: "buyer", label: "Buyer", options: buyerKinds },
    { kind: "oneOf", key: "kind", label: "Document", options: invoiceKinds },
    { kind: "oneOf", key: "rate", label: "GST rate", options: gstRateChoices },
    { kind: "lookup", key: "shipment", label: "Shipment", source: "/api/shipment" },
    { kind: "flag", key: "isOverdue", label: "Overdue", yes: "Overdue", no: "Not overdue" },
    { kind: "range", key: "total", label: "Total", unit: "rupees" },
  ],
  search: { number: "invoice number", orderNumber: "order number", establishment: "shop", gstNumber: "GSTIN" },
  defaultSort: "-day",
} as const satisfies ListDeclaration<Extract<keyof InvoiceRow, string>>;
