import { sql, type SqlBool } from "kysely";
import type { RuleRows } from "@o2r/api/contract/core";
import type { Db } from "../../../db/schema.ts";
import { retailersMatching } from "../../../trade/rule/retailers-matching.ts";

const withinAudience = (audience: RuleRows) =>
  sql<SqlBool>`retailer.state = 'ACTIVE' and ${retailersMatching(audience)}`;

/** How many retailers an audience has at this moment. */
export const countAudience = async (db: Db, audience: RuleRows): Promise<number> => {
  const { count } = await db
    .selectFrom("retailer")
    .select(sql<number>`count(*)::int`.as("count"))
    .where(withinAudience(audience))
    .executeTakeFirstOrThrow();
  return count;
};

/** Writes down to whom a campaign goes, in one statement; a number is of one retailer alone. Answers how many they are. */
export const freezeAudience = async (db: Db, campaignId: string, audience: RuleRows): Promise<number> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("campaign_recipient")
    .columns(["campaign_id", "retailer_id", "mobile"])
    .expression((eb) =>
      eb
        .selectFrom("retailer")
        .select([sql<string>`${campaignId}::uuid`.as("campaign_id"), "retailer.id", "retailer.mobile"])
        .where(withinAudience(audience)),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
};
