import { sql, type Expression, type SqlBool } from "kysely";
import type { Actor } from "../http/context.ts";

/**
 * The rows an actor may reach, as a condition on the row's warehouse. A row outside it does not exist for them: it is
 * left out of lists and counts, and asking for it is 404.
 */
export const inWarehouseScope = (actor: Actor, warehouseId: Expression<string | null>): Expression<SqlBool> =>
  actor.warehouses === "all"
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${warehouseId} = any(${[...actor.warehouses]}::uuid[])`;

/** The rows that are the actor's own, as a condition on the column that names their owner. */
export const isOwn = (actor: Actor, ownerId: Expression<string | null>): Expression<SqlBool> =>
  sql<SqlBool>`${ownerId} = ${actor.id}::uuid`;
