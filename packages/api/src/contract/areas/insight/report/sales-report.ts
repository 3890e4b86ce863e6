import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { ofShops } from "./report-scope.ts";

const row = shape({
  id: idSchema(),
  number: string().defined(),
  day: string().defined(),
  retailer: string().defined(),
  gstNumber: string().nullable().defined(),
  warehouse: string().defined(),
  lines: number().integer().defined(),
  taxable: rupeesSchema().defined(),
  cgst: rupeesSchema().defined(),
  sgst: rupeesSchema().defined(),
  igst: rupeesSchema().defined(),
  cess: rupeesSchema().defined(),
  total: rupeesSchema().defined(),
});
export type SalesRow = InferType<typeof row>;

/** The sales register: every invoice that holds, with its taxes. */
export const salesReport = {
  columns: [
    { field: "number", label: "Invoice", kind: "code", sort: true, shown: true, width: 168 },
    { field: "day", label: "Day", kind: "date", sort: true, shown: true, width: 104 },
    { field: "retailer", label: "Retailer", kind: "text", shown: true },
    { field: "gstNumber", label: "GSTIN", kind: "code", shown: true, width: 152 },
    { field: "warehouse", label: "Hub", kind: "text", shown: false, inFile: true, width: 176 },
    { field: "lines", label: "Lines", kind: "number", shown: false, width: 72 },
    { field: "taxable", label: "Taxable", kind: "money", sort: true, shown: true, width: 120 },
    { field: "cgst", label: "CGST", kind: "money", shown: true, width: 104 },
    { field: "sgst", label: "SGST", kind: "money", shown: true, width: 104 },
    { field: "igst", label: "IGST", kind: "money", shown: true, width: 104 },
    { field: "cess", label: "Cess", kind: "money", shown: false, width: 96 },
    { field: "total", label: "Total", kind: "money", sort: true, shown: true, width: 120 },
  ],
  filters: [
    { kind: "dates", key: "day", label: "Day", of: "day", maxDays: 366 },
    { kind: "lookup", key: "warehouse", label: "Hub", source: "/api/warehouse" },
    { kind: "range", key: "total", label: "Total", unit: "rupees" },
  ],
  search: { number: "number", retailer: "retailer" },
  defaultSort: "-day",
} as const satisfies ListDeclaration<Extract<keyof SalesRow, string>>;

export const salesEndpoints = {
  list: listEndpoint({
    list: salesReport,
    many: "sales",
    row,
    path: "/oms/report/sales",
    allow: "report.shops",
    scope: ofShops,
  }),
};
