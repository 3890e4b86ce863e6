import { number, string, type InferType } from "yup";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { idSchema, rupeesSchema, shape } from "../../../core/schemas.ts";
import { ofWarehouses } from "./report-scope.ts";

const row = shape({
  id: idSchema(),
  month: string().defined(),
  promotion: string().defined(),
  code: string().nullable().defined(),
  warehouse: string().defined(),
  uses: number().integer().defined(),
  amount: rupeesSchema().defined(),
  company: rupeesSchema().defined(),
  distributor: rupeesSchema().defined(),
  freeUnits: number().integer().defined(),
  freeWorth: rupeesSchema().defined(),
  givenBack: rupeesSchema().defined(),
});
export type SchemesRow = InferType<typeof row>;

/** What schemes and codes have cost by month and hub, and who bears it. */
export const schemesReport = {
  columns: [
    { field: "month", label: "Month of", kind: "date", sort: true, shown: true, width: 112 },
    { field: "promotion", label: "Scheme", kind: "text", sort: true, shown: true },
    { field: "code", label: "Code", kind: "code", shown: true, width: 120 },
    { field: "warehouse", label: "Hub", kind: "text", shown: true, width: 176 },
    { field: "uses", label: "Orders", kind: "number", sort: true, shown: true, width: 88 },
    { field: "amount", label: "Given", kind: "money", sort: true, shown: true, width: 120 },
    { field: "company", label: "Borne by company", kind: "money", shown: true, width: 144 },
    { field: "distributor", label: "Borne by us", kind: "money", shown: true, width: 120 },
    { field: "freeUnits", label: "Free units", kind: "number", shown: false, width: 104 },
    { field: "freeWorth", label: "Worth of free units", kind: "money", shown: false, inFile: true, width: 144 },
    { field: "givenBack", label: "Given back", kind: "money", shown: true, width: 112 },
  ],
  filters: [
    { kind: "dates", key: "month", label: "Month of", of: "day" },
    { kind: "lookup", key: "warehouse", label: "Hub", source: "/api/warehouse" },
  ],
  search: { promotion: "scheme", code: "code" },
  defaultSort: "-month",
} as const satisfies ListDeclaration<Extract<keyof SchemesRow, string>>;

export const schemesEndpoints = {
  list: listEndpoint({
    list: schemesReport,
    many: "costs of schemes",
    row,
    path: "/oms/report/schemes",
    allow: "report.warehouses",
    scope: ofWarehouses,
  }),
};
