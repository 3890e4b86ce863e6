import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { ofShops } from "./report-scope.ts";

const row = shape({
  /** Of the retailer. */
  id: idSchema(),
  retailer: string().defined(),
  warehouse: string().defined(),
  invoices: number().integer().defined(),
  due: rupeesSchema().defined(),
  notYet: rupeesSchema().defined(),
  upTo30: rupeesSchema().defined(),
  upTo60: rupeesSchema().defined(),
  upTo90: rupeesSchema().defined(),
  beyond: rupeesSchema().defined(),
  /** The first day on which one of them was due. */
  oldest: string().defined(),
});
export type ReceivablesRow = InferType<typeof row>;

/** What retailers owe, by how long it is over its terms. */
export const receivablesReport = {
  columns: [
    { field: "retailer", label: "Retailer", kind: "text", sort: true, shown: true },
    { field: "warehouse", label: "Hub", kind: "text", shown: true, width: 176 },
    { field: "invoices", label: "Invoices", kind: "number", shown: true, width: 80 },
    { field: "due", label: "Total due", kind: "money", sort: true, shown: true, width: 112 },
    { field: "notYet", label: "Not yet due", kind: "money", shown: true, width: 104 },
    { field: "upTo30", label: "1–30 days", kind: "money", shown: true, width: 104 },
    { field: "upTo60", label: "31–60 days", kind: "money", shown: true, width: 104 },
    { field: "upTo90", label: "61–90 days", kind: "money", shown: true, width: 104 },
    { field: "beyond", label: "Over 90 days", kind: "money", sort: true, shown: true, width: 112 },
    { field: "oldest", label: "Oldest due", kind: "date", sort: true, shown: true, width: 112 },
  ],
  filters: [
    { kind: "lookup", key: "warehouse", label: "Hub", source: "/api/warehouse" },
    { kind: "range", key: "due", label: "Total due", unit: "rupees" },
    { kind: "flag", key: "late", label: "Overdue", yes: "Some of it is overdue", no: "Nothing is overdue" },
  ],
  search: { retailer: "retailer" },
  defaultSort: "-due",
} as const satisfies ListDeclaration<Extract<keyof ReceivablesRow, string>>;

export const receivablesEndpoints = {
  list: listEndpoint({
    list: receivablesReport,
    many: "receivables",
    row,
    path: "/oms/report/receivables",
    allow: "report.shops",
    scope: ofShops,
  }),
};
