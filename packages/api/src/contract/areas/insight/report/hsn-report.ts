import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { ofWarehouses } from "./report-scope.ts";

const row = shape({
  id: idSchema(),
  /** The first day of the month. */
  month: string().defined(),
  hsn: string().defined(),
  gst: number().defined(),
  warehouse: string().defined(),
  quantity: number().integer().defined(),
  taxable: rupeesSchema().defined(),
  cgst: rupeesSchema().defined(),
  sgst: rupeesSchema().defined(),
  igst: rupeesSchema().defined(),
  cess: rupeesSchema().defined(),
  total: rupeesSchema().defined(),
});
export type HsnRow = InferType<typeof row>;

/** What was invoiced by month, HSN and rate, as returns ask for it. */
export const hsnReport = {
  columns: [
    { field: "month", label: "Month of", kind: "date", sort: true, shown: true, width: 112 },
    { field: "hsn", label: "HSN", kind: "code", sort: true, shown: true, width: 112 },
    { field: "gst", label: "GST", kind: "percent", shown: true, width: 72 },
    { field: "warehouse", label: "Hub", kind: "text", shown: true },
    { field: "quantity", label: "Units", kind: "number", shown: true, width: 96 },
    { field: "taxable", label: "Taxable", kind: "money", sort: true, shown: true, width: 128 },
    { field: "cgst", label: "CGST", kind: "money", shown: true, width: 112 },
    { field: "sgst", label: "SGST", kind: "money", shown: true, width: 112 },
    { field: "igst", label: "IGST", kind: "money", shown: true, width: 112 },
    { field: "cess", label: "Cess", kind: "money", shown: false, width: 96 },
    { field: "total", label: "Total", kind: "money", sort: true, shown: true, width: 128 },
  ],
  filters: [
    { kind: "dates", key: "month", label: "Month of", of: "day" },
    { kind: "lookup", key: "warehouse", label: "Hub", source: "/api/warehouse" },
  ],
  search: { hsn: "HSN" },
  defaultSort: "-month",
} as const satisfies ListDeclaration<Extract<keyof HsnRow, string>>;

export const hsnEndpoints = {
  list: listEndpoint({
    list: hsnReport,
    many: "HSN totals",
    row,
    path: "/oms/report/hsn",
    allow: "report.warehouses",
    scope: ofWarehouses,
  }),
};
