import { orderQueues, type orderEndpoints, type OrderQueue } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { Handler, Scope } from "../../../http/context.ts";
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

/** The order of a queue that waits longest, after one, of those that nobody else was led to. */
export const nextOrder: Handler<typeof orderEndpoints.next> = async (asked) => {
  const { db, scope, body } = asked;
  const place = sql`(orders.placed_at, orders.id)`;
  const found = await claimNext(asked, {
    entity: "order",
    leaves: body.after,
    find: (isFree) =>
      waitingIn(db, body.queue, scope)
        .select(["orders.id", "orders.order_number"])
        .where(isFree(sql.ref<string>("orders.id")))
        .$if(body.after !== undefined, (rows) =>
          rows.where(
            sql<boolean>`${place} > (select placed_at, id from orders as before where before.id = ${body.after})`,
          ),
        )
        .orderBy("orders.placed_at")
        .orderBy("orders.id")
        .limit(1)
        .executeTakeFirst(),
  });
  return found && { id: found.id, orderNumber: found.order_number };
};
