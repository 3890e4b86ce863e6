import { sql } from "kysely";
import { orderLife, sendingStates, unpackedStates } from "@o2r/api/contract/orders";
import { todayIn } from "@o2r/forms/days";
import type { Db } from "../../../db/schema.ts";
import { applyEach, type Telling } from "../../../trade/apply-each.ts";
import { renewHubOrder } from "../hub/steps/renew-hub-order.ts";
import { renewOrder } from "../order/steps/renew-order.ts";

/** As many of each kind as are looked for at once; each is done in a transaction of its own. */
const atOnce = 200;

const listed = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

/** Hub orders, and after them retailers' orders, that keep something which has been blocked or does not keep until it is delivered. */
const findDue = async (db: Db, today: string): Promise<ReadonlyMap<string, typeof renewOrder>> => {
  const hubOrders = await sql<{ id: string }>`
    select distinct reservation.ref_id as id from reservation join batch on batch.id = reservation.batch_id
    join hub_order on hub_order.id = reservation.ref_id and hub_order.state in (${listed(sendingStates)})
    where reservation.ref_type = 'hub-order' and reservation.state = 'HELD'
      and (batch.blocked or batch.expires_on <= ${today}::date)
    limit ${atOnce}`.execute(db);
  // Order by order, of those that are open: what all orders have ever kept is a hundred times as much.
  const orders = await sql<{ id: string }>`
    select orders.id from orders
    join lateral (
      select from reservation join batch on batch.id = reservation.batch_id
      where reservation.ref_id = orders.id and reservation.ref_type = 'order' and reservation.state = 'HELD'
        and (batch.blocked or batch.expires_on <= greatest(orders.order_slot, ${today}::date))
      limit 1
    ) as gone on true
    where orders.state in (${listed(unpackedStates)})
    limit ${atOnce}`.execute(db);
  return new Map([
    ...hubOrders.rows.map(({ id }) => [id, renewHubOrder] as const),
    ...orders.rows.map(({ id }) => [id, renewOrder] as const),
  ]);
};

/**
 * Sets aside anew what orders of hubs and of retailers keep of batches that have expired or were blocked since: what cannot be
 * sent is not kept from whoever writes it off, and the order shows what it is short of. Any number of processes may do so at
 * once.
 */
export const renewSetAside = async (db: Db, telling: Telling, now: Date): Promise<void> => {
  const due = await findDue(db, todayIn("Asia/Kolkata", now));
  await applyEach(db, telling, {
    ids: [...due.keys()],
    action: `${orderLife.entity}.set-aside-again`,
    requestId: "set-aside",
    now,
    apply: async (trx, id) => (await due.get(id)?.(trx, id, now)) ?? [],
  });
};
