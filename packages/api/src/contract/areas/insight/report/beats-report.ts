import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { ofWarehouses } from "./report-scope.ts";

const row = shape({
  id: idSchema(),
  beat: string().defined(),
  region: string().defined(),
  warehouse: string().defined(),
  shops: number().integer().defined(),
  bought: number().integer().defined(),
  coverage: number().nullable().defined(),
  orders: number().integer().defined(),
  value: rupeesSchema().defined(),
});
export type BeatsRow = InferType<typeof row>;

/** How many shops of each beat have ordered in the last 30 days. */
export const beatsReport = {
  columns: [
    { field: "beat", label: "Beat", kind: "text", sort: true, shown: true },
    { field: "region", label: "Region", kind: "text", shown: true, width: 144 },
    { field: "warehouse", label: "Hub", kind: "text", shown: true, width: 176 },
    { field: "shops", label: "Shops", kind: "number", sort: true, shown: true, width: 88 },
    { field: "bought", label: "Bought, 30 days", kind: "number", sort: true, shown: true, width: 128 },
    { field: "coverage", label: "Coverage", kind: "percent", sort: true, shown: true, width: 104 },
    { field: "orders", label: "Orders, 30 days", kind: "number", shown: true, width: 128 },
    { field: "value", label: "Value, 30 days", kind: "money", sort: true, shown: true, width: 136 },
  ],
  filters: [{ kind: "lookup", key: "warehouse", label: "Hub", source: "/api/warehouse" }],
  search: { beat: "beat" },
  defaultSort: "beat",
} as const satisfies ListDeclaration<Extract<keyof BeatsRow, string>>;

export const beatsEndpoints = {
  list: listEndpoint({
    list: beatsReport,
    many: "beats",
    row,
    path: "/oms/report/beats",
    allow: "report.warehouses",
    scope: ofWarehouses,
  }),
};
