import { sql, type SqlBool } from "kysely";
import { groupsOf, type RuleRows } from "@o2r/api/contract/core";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Scope } from "../../../http/context.ts";
import { retailersMatching } from "../../../trade/rule/retailers-matching.ts";
import { promotionSides } from "./select-promotions.ts";

/** What a rule asks of retailers and their hubs: some order of theirs may meet what else it asks. */
const ofRetailers = (rules: RuleRows): RuleRows => {
  const groups = groupsOf(rules).map(({ rows }) =>
    rows.filter(({ attr1 }) => attr1 === "RETAILER" || attr1 === "WAREHOUSE"),
  );
  return groups.some((rows) => rows.length === 0) ? [] : groups.flat();
};

/** Those that a promotion names, or everybody where it names none. */
const isAmong = (table: "promotion_hub" | "promotion_retailer", column: string, id: string, of: string) => {
  const named = sql`select from ${sql.table(table)} as part where part.promotion_id = ${id}::uuid`;
  return sql<SqlBool>`(not exists (${named}) or exists (${named} and part.${sql.ref(column)} = ${sql.ref(of)}))`;
};

/** How many active retailers, of those within reach, a promotion is for, and of how many. */
export const countRetailers = async (db: Db, id: string, scope: Scope): Promise<{ count: number; of: number }> => {
  const promotion = await db
    .selectFrom("promotion")
    .select("rules")
    .where("id", "=", id)
    .where(scope.covers(promotionSides))
    .executeTakeFirst();
  if (promotion === undefined) throw notFound("Promotion");
  const matching = sql<SqlBool>`(${isAmong("promotion_hub", "warehouse_id", id, "retailer.hub_id")}
    and ${isAmong("promotion_retailer", "retailer_id", id, "retailer.id")}
    and ${retailersMatching(ofRetailers(promotion.rules))})`;
  return db
    .selectFrom("retailer")
    .select([sql<number>`(count(*) filter (where ${matching}))::int`.as("count"), sql<number>`count(*)::int`.as("of")])
    .where("retailer.state", "=", "ACTIVE")
    .where(scope.covers({ warehouse: sql.ref<string | null>("retailer.hub_id") }))
    .executeTakeFirstOrThrow();
};
