import { orderQueues, type orderEndpoints } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import type { Handler } from "../../../http/context.ts";
import { withinReach } from "./order-sides.ts";

const mostCounted = 1000;

/**
 * The order of a queue that waits longest, after one. What somebody else has dealt with meanwhile is in no queue any
 * more, whether it was theirs to do or not; and who comes second is told by the version of the row.
 */
export const nextOrder: Handler<typeof orderEndpoints.next> = async ({ db, scope, query }) => {
  const states = orderQueues[query.queue].states;
  const waiting = db
    .selectFrom("orders")
    .where("state", "in", [...states])
    .where(withinReach(scope));
  const place = sql`(orders.placed_at, orders.id)`;
  const next = await waiting
    .select(["orders.id", "orders.order_number"])
    .$if(query.after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`${place} > (select placed_at, id from orders as before where before.id = ${query.after})`,
      ),
    )
    .orderBy("orders.placed_at")
    .orderBy("orders.id")
    .limit(1)
    .executeTakeFirst();
  const first = waiting.select(sql`1`.as("one")).limit(mostCounted);
  const { rows } = await sql<{ n: number }>`select count(*) as n from (${first}) as waiting`.execute(db);
  return {
    next: next ? { id: next.id, orderNumber: next.order_number } : null,
    waiting: rows[0]?.n ?? 0,
  };
};
