import { sql, type Expression, type SqlBool } from "kysely";
import type { Scope } from "../../../http/context.ts";

/** A hub order is of two warehouses: whoever runs the hub reaches it, and whoever runs the one that sends. */
export const withinHubReach = (scope: Scope): Expression<SqlBool> =>
  sql<SqlBool>`(${scope.covers(sql.ref<string | null>("hub_order.warehouse_id"))}
    or ${scope.covers(sql.ref<string | null>("hub_order.cwh_id"))})`;

/** The warehouses of a hub order whose staff hear of what becomes of it: that which gets, and that which sends. */
export const endsOf = (row: { readonly warehouse_id: string; readonly cwh_id: string }) => ({
  warehouseId: row.warehouse_id,
  alsoAt: row.cwh_id,
});

/** Whether somebody may make a hub order between two warehouses: for the own hub, or on the own central warehouse. */
export const mayRaiseBetween = (scope: Scope, hubId: string, cwhId: string | null): boolean =>
  scope.admits({ warehouse: hubId }) || (cwhId !== null && scope.admits({ warehouse: cwhId }));
