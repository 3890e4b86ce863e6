import { sql, type SqlBool } from "kysely";
import type { retailerLookups } from "@o2r/api/contract/parties";
import type { ContractHandlers } from "../../../http/context.ts";
import { lookedUp, lookUp } from "../../../kit/look-up.ts";
import { masters } from "../masters.ts";
import { cityId, retailerSides } from "./select-retailers.ts";

const isOf = (types: readonly string[]) => sql<SqlBool>`app_user.user_type = any(${types}::text[])`;

const options = (category: string) => ({
  lookup: lookUp(
    { table: "master_option", name: "label", current: sql<SqlBool>`master_option.active` },
    { within: () => sql<SqlBool>`master_option.category = ${category}`, order: sql`position` },
  ),
});

/** What retailers are narrowed by: options of their lists, and people. */
export const retailerLookUps: ContractHandlers<typeof retailerLookups> = {
  shopType: options("shopType"),
  retailerType: options("retailerType"),
  beatType: options("beatType"),
  city: {
    lookup: async ({ db, query, scope }) => {
      const asked = lookedUp(query, { id: cityId, current: sql`true`, text: sql`lower(retailer.city)` });
      const { rows } = await sql<{ id: string; name: string }>`
        select ${cityId} as id, min(retailer.city) as name from retailer
        where ${asked} and ${scope.covers(retailerSides)}
        group by 1 order by lower(min(retailer.city)), 1 limit ${query.size}`.execute(db);
      return { content: rows };
    },
  },
  agent: {
    lookup: lookUp(masters.agent, {
      text: sql`lower(name || E'\\n' || coalesce(agent_id, ''))`,
      shows: { agentId: sql<string | null>`agent_id` },
      within: ({ scope }) => sql<SqlBool>`(${scope.covers(sql.ref("app_user.id"))} and ${isOf(["CALLING_AGENT"])})`,
    }),
  },
  onboarder: {
    lookup: lookUp(masters.onboarder, {
      within: () =>
        isOf(["ONBOARDING_AGENT", "ONBOARDING_MANAGER", "FSA", "ADMIN", "SUPER_ADMIN", "SUPER_SUPER_ADMIN"]),
    }),
  },
};
