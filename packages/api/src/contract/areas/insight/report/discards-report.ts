import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape, textOrNull } from "../../../core/schemas.ts";
import { ofWarehouses } from "./report-scope.ts";

/** Where what was thrown away stood. */
const discardedFrom = [
  { value: "STOCK", label: "Stock" },
  { value: "REJECTED", label: "Rejected" },
] as const;

const row = shape({
  id: idSchema(),
  day: string().defined(),
  warehouse: string().defined(),
  product: string().defined(),
  sku: string().defined(),
  brand: string().defined(),
  hsn: string().defined(),
  expiryDate: string().defined(),
  from: string()
    .oneOf(discardedFrom.map(({ value }) => value))
    .defined(),
  reason: string().defined(),
  units: number().integer().defined(),
  /** At PTH, when it was asked for. */
  value: rupeesSchema().defined(),
  /** Of those units, at today's rates: the credit of it is reversed (CGST Act, section 17 (5) (h)). */
  inputTax: rupeesSchema().defined(),
  /** Who decided that it goes. */
  by: textOrNull(),
});
export type DiscardedRow = InferType<typeof row>;

/** What was thrown away, one by one, for whoever reverses the credit of its tax. */
export const discardsReport = {
  columns: [
    { field: "day", label: "Discarded on", kind: "date", sort: true, shown: true, width: 112 },
    { field: "product", label: "Product", kind: "text", sort: true, shown: true },
    { field: "sku", label: "SKU", kind: "code", shown: false, inFile: true, width: 128 },
    { field: "brand", label: "Brand", kind: "text", shown: false, width: 128 },
    { field: "hsn", label: "HSN", kind: "code", shown: true, width: 96 },
    { field: "warehouse", label: "Warehouse", kind: "text", shown: true, width: 160 },
    { field: "expiryDate", label: "Expires", kind: "date", shown: true, width: 104 },
    { field: "from", label: "From", kind: "text", shown: true, width: 88, values: discardedFrom },
    { field: "reason", label: "Reason", kind: "text", shown: true, width: 128 },
    { field: "units", label: "Units", kind: "number", sort: true, shown: true, width: 72 },
    { field: "value", label: "Value", kind: "money", sort: true, shown: true, width: 104 },
    { field: "inputTax", label: "Input tax of it", kind: "money", sort: true, shown: true, width: 112 },
    { field: "by", label: "Decided by", kind: "text", shown: false, inFile: true, width: 136 },
  ],
  filters: [
    { kind: "dates", key: "day", label: "Discarded on", of: "day", maxDays: 366 },
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
    { kind: "lookup", key: "brand", label: "Brand", source: "/api/brand" },
    { kind: "oneOf", key: "from", label: "From", options: discardedFrom },
  ],
  search: { product: "product", sku: "SKU", hsn: "HSN" },
  defaultSort: "-day",
} as const satisfies ListDeclaration<Extract<keyof DiscardedRow, string>>;

export const discardsEndpoints = {
  list: listEndpoint({
    list: discardsReport,
    many: "discards",
    row,
    path: "/oms/report/discards",
    allow: "report.warehouses",
    scope: ofWarehouses,
  }),
};
