import { sql, type Expression, type SqlBool } from "kysely";
import { rowsFor } from "@o2r/api/contract";
import { rowsOfOrders } from "@o2r/api/contract/orders";
import { isWithin, type Sides } from "../../../db/scope.ts";
import type { Reaching } from "../../../http/actor.ts";
import type { Scope } from "../../../http/context.ts";
import { reachOf } from "../../../http/reach-of.ts";

/** The columns that a reach into orders goes by: who has placed one is who made it. */
export const orderSides: Sides<Expression<string | null>> = {
  owner: sql.ref<string | null>("orders.created_by"),
  warehouse: sql.ref<string | null>("orders.warehouse_id"),
  beat: sql.ref<string | null>("orders.beat_id"),
};

/** The orders within a caller's reach. */
export const withinReach = (scope: Scope): Expression<SqlBool> => scope.covers(orderSides);

/** The orders that somebody may read, whatever they are asked in; none where they read no orders. */
export const ordersReadBy = (reader: Reaching): Expression<SqlBool> => {
  const reach = reachOf(rowsFor(rowsOfOrders, reader.userType), reader);
  return reach === undefined ? sql<SqlBool>`false` : isWithin(reach, orderSides);
};
