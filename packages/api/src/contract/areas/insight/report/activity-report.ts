import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { ofShops } from "./report-scope.ts";

const row = shape({
  /** Of the retailer. */
  id: idSchema(),
  retailer: string().defined(),
  city: string().defined(),
  warehouse: string().nullable().defined(),
  agent: string().nullable().defined(),
  orders: number().integer().defined(),
  value: rupeesSchema().defined(),
  lastOrder: string().nullable().defined(),
  /** Days since then; null where nothing was ever ordered. */
  idleDays: number().integer().nullable().defined(),
});
export type ActivityRow = InferType<typeof row>;

/** How much each active retailer has bought in the last 90 days, and since when nothing. */
export const activityReport = {
  columns: [
    { field: "retailer", label: "Retailer", kind: "text", sort: true, shown: true },
    { field: "city", label: "City", kind: "text", shown: true, width: 128 },
    { field: "warehouse", label: "Hub", kind: "text", shown: true, width: 176 },
    { field: "agent", label: "Agent", kind: "text", shown: true, width: 144 },
    { field: "orders", label: "Orders, 90 days", kind: "number", sort: true, shown: true, width: 128 },
    { field: "value", label: "Value, 90 days", kind: "money", sort: true, shown: true, width: 136 },
    { field: "lastOrder", label: "Last order", kind: "date", sort: true, shown: true, width: 112 },
    { field: "idleDays", label: "Days idle", kind: "number", sort: true, shown: true, width: 96 },
  ],
  filters: [
    { kind: "lookup", key: "warehouse", label: "Hub", source: "/api/warehouse" },
    { kind: "range", key: "idleDays", label: "Days idle", unit: "days" },
    { kind: "flag", key: "bought", label: "Bought in 90 days", yes: "Bought", no: "Bought nothing" },
  ],
  search: { retailer: "retailer", city: "city" },
  defaultSort: "-value",
} as const satisfies ListDeclaration<Extract<keyof ActivityRow, string>>;

export const activityEndpoints = {
  list: listEndpoint({
    list: activityReport,
    many: "retailers by activity",
    row,
    path: "/oms/report/activity",
    allow: "report.shops",
    scope: ofShops,
  }),
};
