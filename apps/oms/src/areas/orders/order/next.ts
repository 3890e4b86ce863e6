import { orderQueues, type orderEndpoints, type OrderQueue } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { Handler, Scope } from "../../../http/context.ts";
import { lastCameInto } from "../../../audit/history.ts";
import { claimedBy, claimNext } from "../../../kit/work-queue.ts";
import { withinReach } from "./order-sides.ts";

const mostCounted = 1000;

const waitingIn = (db: Db, queue: OrderQueue, scope: Scope) =>
  db
    .selectFrom("orders")
    .where("state", "in", [...orderQueues[queue].states])
    .where(withinReach(scope));

/** How many wait in a queue, and who else was led to one of them. */
export const orderQueue: Handler<typeof orderEndpoints.queue> = async (asked) => {
  const { db, scope, query } = asked;
  const first = waitingIn(db, query.queue, scope)
    .select(sql`1`.as("one"))
    .limit(mostCounted);
  const { rows } = await sql<{ n: number }>`select count(*) as n from (${first}) as waiting`.execute(db);
  return {
    waiting: rows[0]?.n ?? 0,
    heldBy: query.at === undefined ? null : await claimedBy(asked, "order", query.at),
  };
};

/**
 * Where an order stands in a queue; one that was dealt with, where it stood. The steps that it has taken since tell it,
 * however far they led.
 */
const placeOf = (id: string, queue: OrderQueue) => {
  const { states } = orderQueues[queue];
  return sql`(select case when before.state = any(${[...states]}::text[]) then before.state_since
    else coalesce(${lastCameInto({ entity: "order", id }, states)}, before.placed_at) end, before.id
    from orders as before where before.id = ${id})`;
};

/** The order of a queue that waits longest, after one, of those that nobody else was led to. */
export const nextOrder: Handler<typeof orderEndpoints.next> = async (asked) => {
  const { db, scope, body } = asked;
  const { after, queue } = body;
  const found = await claimNext(asked, {
    entity: "order",
    leaves: after,
    find: (isFree) =>
      waitingIn(db, queue, scope)
        .select(["orders.id", "orders.order_number"])
        .where(isFree(sql.ref<string>("orders.id")))
        .$if(after !== undefined, (rows) =>
          rows.where(sql<boolean>`(orders.state_since, orders.id) > ${placeOf(after ?? "", queue)}`),
        )
        .orderBy("orders.state_since")
        .orderBy("orders.id")
        .limit(1)
        .executeTakeFirst(),
  });
  return found && { id: found.id, orderNumber: found.order_number };
};
