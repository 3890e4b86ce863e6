import { sql, type SqlBool } from "kysely";
import type { Masters } from "../../kit/master.ts";

/** What others refer to. */
export const masters = {
  supervisor: {
    table: "app_user",
    current: sql<SqlBool>`app_user.state = 'ACTIVE' and app_user.user_type = 'CC_SUPERVISOR'`,
  },
  agent: {
    table: "app_user",
    current: sql<SqlBool>`app_user.state = 'ACTIVE' and app_user.user_type = 'CALLING_AGENT'`,
  },
  onboarder: { table: "app_user", current: sql<SqlBool>`app_user.state = 'ACTIVE'` },
  retailer: { table: "retailer", name: "establishment" },
  region: { table: "region" },
  beat: { table: "beat" },
  tier: { table: "retailer_group", name: "tier", current: sql<SqlBool>`active and kind = 'TIER'` },
} as const satisfies Masters;
