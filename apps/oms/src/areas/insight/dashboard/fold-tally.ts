import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";

/**
 * Folds what has come into the tally of orders since: of each day one row for each of its parts is left. One statement, so
 * that whoever sums up meanwhile counts nothing twice; two that run at once wait for each other's rows. What products sold on
 * the days and from the hubs that had something new is counted again in the same transaction: what comes in meanwhile is
 * still to be folded, and counts with the next turn.
 */
export const foldTally = (db: Db): Promise<void> =>
  tx(db, async (trx) => {
    const { rows } = await sql<{ day: string; hub: string }>`
      with days as (select distinct day from order_tally where not folded order by day desc limit 100),
      gone as (delete from order_tally where day in (select day from days) returning *),
      folded as (
        insert into order_tally (day, warehouse_id, created_by, beat_id, state, orders, value, folded)
        select day, warehouse_id, created_by, beat_id, state, sum(orders), sum(value), true
        from gone group by 1, 2, 3, 4, 5 having sum(orders) <> 0 or sum(value) <> 0
      )
      select distinct day::text as day, warehouse_id as hub from gone where not folded order by 1, 2
    `.execute(trx);
    if (rows.length === 0) return;
    const places = sql`unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ hub }) => hub)}::uuid[]) as place (day, hub)`;
    await sql`delete from sku_day using ${places} where sku_day.day = place.day and warehouse_id = place.hub`.execute(
      trx,
    );
    await sql`
      insert into sku_day (day, warehouse_id, product_id, orders, units, value)
      select place.day, place.hub, item.product_id, count(distinct orders.id),
        coalesce(sum(item.quantity - item.dropped) filter (where orders.state <> 'CANCELLED'), 0),
        coalesce(sum(item.taxable + item.cgst + item.sgst + item.igst + item.cess_amount)
          filter (where orders.state <> 'CANCELLED'), 0)
      from ${places}
      join orders on orders.warehouse_id = place.hub
        and orders.placed_at >= place.day::timestamp at time zone 'Asia/Kolkata'
        and orders.placed_at < (place.day + 1)::timestamp at time zone 'Asia/Kolkata'
      join order_item item on item.warehouse_id = orders.warehouse_id and item.order_id = orders.id
      group by 1, 2, 3
    `.execute(trx);
  });
