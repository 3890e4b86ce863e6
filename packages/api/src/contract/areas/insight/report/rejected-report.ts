import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { ofWarehouses } from "./report-scope.ts";

const row = shape({
  id: idSchema(),
  month: string().defined(),
  warehouse: string().defined(),
  brand: string().defined(),
  reason: string().defined(),
  units: number().integer().defined(),
  value: rupeesSchema().defined(),
  open: rupeesSchema().defined(),
  returned: rupeesSchema().defined(),
  discarded: rupeesSchema().defined(),
  /** Passed by another check. */
  restocked: rupeesSchema().defined(),
  /** Of what was discarded, at today's rates: the credit of it is reversed. */
  inputTax: rupeesSchema().defined(),
});
export type RejectedRow = InferType<typeof row>;

/** What was rejected by month, warehouse, brand and reason, and what became of it. */
export const rejectedReport = {
  columns: [
    { field: "month", label: "Month of", kind: "date", sort: true, shown: true, width: 104 },
    { field: "warehouse", label: "Warehouse", kind: "text", shown: true },
    { field: "brand", label: "Brand", kind: "text", sort: true, shown: true, width: 120 },
    { field: "reason", label: "Reason", kind: "text", sort: true, shown: true, width: 144 },
    { field: "units", label: "Units", kind: "number", sort: true, shown: true, width: 72 },
    { field: "value", label: "Value", kind: "money", sort: true, shown: true, width: 104 },
    { field: "open", label: "Not decided", kind: "money", shown: true, width: 104 },
    { field: "returned", label: "Returned", kind: "money", shown: true, width: 104 },
    { field: "discarded", label: "Discarded", kind: "money", shown: true, width: 104 },
    { field: "restocked", label: "Restocked", kind: "money", shown: false, inFile: true, width: 104 },
    { field: "inputTax", label: "Input tax of it", kind: "money", shown: true, width: 112 },
  ],
  filters: [
    { kind: "dates", key: "month", label: "Month of", of: "day" },
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
    { kind: "lookup", key: "brand", label: "Brand", source: "/api/brand" },
  ],
  search: { reason: "reason", brand: "brand" },
  defaultSort: "-month",
} as const satisfies ListDeclaration<Extract<keyof RejectedRow, string>>;

export const rejectedEndpoints = {
  list: listEndpoint({
    list: rejectedReport,
    many: "values of rejected stock",
    row,
    path: "/oms/report/rejected",
    allow: "report.warehouses",
    scope: ofWarehouses,
  }),
};
