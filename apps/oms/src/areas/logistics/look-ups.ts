import { sql } from "kysely";
import type { warehouseLookup } from "@o2r/api/contract/logistics";
import type { Handler } from "../../http/context.ts";
import { lookUp } from "../../kit/look-up.ts";
import { masters } from "./masters.ts";

/** Warehouses that the caller may reach. */
export const lookUpWarehouses: Handler<typeof warehouseLookup> = lookUp(masters.warehouse, {
  shows: { companyName: sql.ref<string>("company_name"), type: sql.ref<string>("type") },
  within: ({ scope }) => scope.covers(sql.ref("id")),
});
