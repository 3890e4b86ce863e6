import { sql, type Expression, type SqlBool } from "kysely";
import type { Sides } from "../../../db/scope.ts";
import type { Scope } from "../../../http/context.ts";

/** The columns that a reach into orders goes by: who has placed one is who made it. */
export const orderSides: Sides<Expression<string | null>> = {
  owner: sql.ref<string | null>("orders.created_by"),
  warehouse: sql.ref<string | null>("orders.warehouse_id"),
  beat: sql.ref<string | null>("orders.beat_id"),
};

/** The orders within a caller's reach. */
export const withinReach = (scope: Scope): Expression<SqlBool> => scope.covers(orderSides);
