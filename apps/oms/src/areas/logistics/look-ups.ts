import { sql } from "kysely";
import type { warehouseLookup } from "@o2r/api/contract/logistics";
import type { Handler } from "../../http/context.ts";
import { lookedUp } from "../look-up.ts";

const id = sql.ref<string>("warehouse.id");

/** Warehouses that the caller may reach, by name. With `ids` just these, active or not, as a form holds them. */
export const lookUpWarehouses: Handler<typeof warehouseLookup> = async ({ db, scope, query }) => {
  const content = await db
    .selectFrom("warehouse")
    .select(["id", "company_name as companyName", "type"])
    .where(scope.covers(id))
    .where(lookedUp(query, { id, current: sql`active`, text: sql`lower(company_name)` }))
    .orderBy(sql`lower(company_name)`)
    .orderBy("id")
    .limit(query.size)
    .execute();
  return { content };
};
