import { sql, type SqlBool } from "kysely";
import type { beatLookup, regionLookup, supervisorLookup } from "@o2r/api/contract/parties";
import type { Handler } from "../../http/context.ts";
import { lookUp } from "../../kit/look-up.ts";
import { masters } from "./masters.ts";

/** Those who supervise calling agents: whoever does so themselves finds nobody else. */
export const lookUpSupervisors: Handler<typeof supervisorLookup> = lookUp(masters.supervisor, {
  within: ({ scope }) =>
    sql<SqlBool>`(${scope.covers(sql.ref("app_user.id"))} and app_user.user_type = 'CC_SUPERVISOR')`,
});

export const lookUpRegions: Handler<typeof regionLookup> = lookUp(masters.region);
export const lookUpBeats: Handler<typeof beatLookup> = lookUp(masters.beat, {
  shows: { hub: sql<string>`(select company_name from warehouse where warehouse.id = beat.hub_id)` },
  filters: { hub: sql`hub_id` },
  within: ({ scope }) =>
    scope.covers({ warehouse: sql.ref("beat.hub_id"), region: sql.ref("beat.region_id"), beat: sql.ref("beat.id") }),
});
