import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { ofWarehouses } from "./report-scope.ts";

const row = shape({
  id: idSchema(),
  product: string().defined(),
  sku: string().defined(),
  brand: string().defined(),
  warehouse: string().defined(),
  onHand: number().integer().defined(),
  reserved: number().integer().defined(),
  expired: number().integer().defined(),
  within30: number().integer().defined(),
  within90: number().integer().defined(),
  /** Of what is on hand, at the price that the hub pays. */
  value: rupeesSchema().defined(),
});
export type StockRow = InferType<typeof row>;

/** What stands in each warehouse by how soon it expires; figures are units. */
export const stockReport = {
  columns: [
    { field: "product", label: "Product", kind: "text", sort: true, shown: true },
    { field: "sku", label: "SKU", kind: "code", shown: true, width: 128 },
    { field: "brand", label: "Brand", kind: "text", shown: true, width: 128 },
    { field: "warehouse", label: "Warehouse", kind: "text", shown: true, width: 176 },
    { field: "onHand", label: "On hand", kind: "number", sort: true, shown: true, width: 96 },
    { field: "reserved", label: "Promised", kind: "number", shown: false, width: 96 },
    { field: "expired", label: "Expired", kind: "number", sort: true, shown: true, width: 88 },
    { field: "within30", label: "In 30 days", kind: "number", sort: true, shown: true, width: 96 },
    { field: "within90", label: "In 31–90 days", kind: "number", shown: true, width: 112 },
    { field: "value", label: "Value at PTH", kind: "money", sort: true, shown: true, width: 136 },
  ],
  filters: [
    { kind: "lookup", key: "warehouse", label: "Warehouse", source: "/api/warehouse" },
    { kind: "lookup", key: "brand", label: "Brand", source: "/api/brand" },
    { kind: "flag", key: "soon", label: "Expiry", yes: "Expired or in 30 days", no: "Later" },
  ],
  search: { product: "product", sku: "SKU" },
  defaultSort: "-value",
} as const satisfies ListDeclaration<Extract<keyof StockRow, string>>;

export const stockEndpoints = {
  list: listEndpoint({
    list: stockReport,
    many: "stock by age",
    row,
    path: "/oms/report/stock",
    allow: "report.warehouses",
    scope: ofWarehouses,
  }),
};
