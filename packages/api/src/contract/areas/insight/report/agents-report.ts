import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { ofShops } from "./report-scope.ts";

const row = shape({
  id: idSchema(),
  day: string().defined(),
  agent: string().defined(),
  warehouse: string().defined(),
  calls: number().integer().defined(),
  reached: number().integer().defined(),
  orders: number().integer().defined(),
  retailers: number().integer().defined(),
  value: rupeesSchema().defined(),
  strikeRate: number().nullable().defined(),
});
export type AgentsRow = InferType<typeof row>;

/** What each agent has done of a day: calls, what came of them, and what was ordered with them. */
export const agentsReport = {
  columns: [
    { field: "day", label: "Day", kind: "date", sort: true, shown: true, width: 112 },
    { field: "agent", label: "Agent", kind: "text", sort: true, shown: true },
    { field: "warehouse", label: "Hub", kind: "text", shown: true, width: 176 },
    { field: "calls", label: "Calls", kind: "number", sort: true, shown: true, width: 88 },
    { field: "reached", label: "Reached", kind: "number", shown: true, width: 96 },
    { field: "orders", label: "Orders", kind: "number", sort: true, shown: true, width: 88 },
    { field: "retailers", label: "Retailers", kind: "number", shown: true, width: 96 },
    { field: "value", label: "Value", kind: "money", sort: true, shown: true, width: 128 },
    { field: "strikeRate", label: "Orders per call", kind: "percent", shown: true, width: 128 },
  ],
  filters: [
    { kind: "dates", key: "day", label: "Day", of: "day", maxDays: 366 },
    { kind: "lookup", key: "warehouse", label: "Hub", source: "/api/warehouse" },
  ],
  search: { agent: "agent" },
  defaultSort: "-day",
} as const satisfies ListDeclaration<Extract<keyof AgentsRow, string>>;

export const agentsEndpoints = {
  list: listEndpoint({
    list: agentsReport,
    many: "days of agents",
    row,
    path: "/oms/report/agents",
    allow: "report.shops",
    scope: ofShops,
  }),
};
