import { sql } from "kysely";
import { readRule, type ruleEndpoints } from "@o2r/api/contract/core";
import { notFound } from "../../../app-error.ts";
import type { Handlers } from "../../../http/context.ts";
import { readProductFacts, readRetailerFacts } from "../../../trade/rule/read-facts.ts";
import { retailersMatching } from "../../../trade/rule/retailers-matching.ts";

const hub = { warehouse: sql.ref<string | null>("retailer.hub_id") };

/** What rules are tried on, and whom they cover. */
export const ruleHandlers: Handlers<typeof ruleEndpoints> = {
  retailerSample: async ({ db, params: { id }, scope }) => {
    const row = db.selectFrom("retailer").select("id").where("id", "=", id).where(scope.covers(hub));
    const known = (await row.executeTakeFirst()) && (await readRetailerFacts(db, [id])).get(id);
    if (known?.RETAILER === undefined) throw notFound("Retailer");
    return { RETAILER: known.RETAILER, WAREHOUSE: known.WAREHOUSE ?? null };
  },
  productSample: async ({ db, params: { id } }) => {
    const PRODUCT = (await readProductFacts(db, [id])).get(id);
    if (PRODUCT === undefined) throw notFound("Product");
    return { PRODUCT };
  },
  countRetailers: async ({ db, query, scope }) => {
    const { count, of } = await db
      .selectFrom("retailer")
      .select([
        sql<number>`(count(*) filter (where ${retailersMatching(readRule(query.rules))}))::int`.as("count"),
        sql<number>`count(*)::int`.as("of"),
      ])
      .where("retailer.state", "=", "ACTIVE")
      .where(scope.covers(hub))
      .executeTakeFirstOrThrow();
    return { count, of };
  },
};
