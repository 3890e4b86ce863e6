import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { ofWarehouses } from "./report-scope.ts";

const row = shape({
  id: idSchema(),
  day: string().defined(),
  warehouse: string().defined(),
  orders: number().integer().defined(),
  retailers: number().integer().defined(),
  value: rupeesSchema().defined(),
  held: number().integer().defined(),
  onTheirWay: number().integer().defined(),
  delivered: number().integer().defined(),
  cancelled: number().integer().defined(),
  ordered: number().integer().defined(),
  packed: number().integer().defined(),
  /** Of what was ordered, percent that was packed; null where nothing has been packed yet. */
  fillRate: number().nullable().defined(),
});
export type OrdersRow = InferType<typeof row>;

/** What became of the orders of a day, hub by hub, and how much of them was filled. */
export const ordersReport = {
  columns: [
    { field: "day", label: "Placed on", kind: "date", sort: true, shown: true, width: 112 },
    { field: "warehouse", label: "Hub", kind: "text", shown: true },
    { field: "orders", label: "Orders", kind: "number", sort: true, shown: true, width: 88 },
    { field: "retailers", label: "Retailers", kind: "number", shown: true, width: 96 },
    { field: "value", label: "Value", kind: "money", sort: true, shown: true, width: 128 },
    { field: "held", label: "On hold", kind: "number", shown: true, width: 88 },
    { field: "onTheirWay", label: "At work", kind: "number", shown: true, width: 88 },
    { field: "delivered", label: "Delivered", kind: "number", shown: true, width: 96 },
    { field: "cancelled", label: "Cancelled", kind: "number", shown: true, width: 96 },
    { field: "ordered", label: "Units ordered", kind: "number", shown: false, width: 112 },
    { field: "packed", label: "Units packed", kind: "number", shown: false, width: 112 },
    { field: "fillRate", label: "Fill rate", kind: "percent", sort: true, shown: true, width: 96 },
  ],
  filters: [
    { kind: "dates", key: "day", label: "Placed on", of: "day", maxDays: 366 },
    { kind: "lookup", key: "warehouse", label: "Hub", source: "/api/warehouse" },
  ],
  search: { warehouse: "hub" },
  defaultSort: "-day",
} as const satisfies ListDeclaration<Extract<keyof OrdersRow, string>>;

export const ordersEndpoints = {
  list: listEndpoint({
    list: ordersReport,
    many: "days of orders",
    row,
    path: "/oms/report/orders",
    allow: "report.warehouses",
    scope: ofWarehouses,
  }),
};
