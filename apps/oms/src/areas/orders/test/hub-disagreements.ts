import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/**
 * Where hub orders do not agree with what stands around them: their lines with what was sent and has come, what is in
 * flight, what is set aside, and their numbers. Empty where everything does, to the unit and the paisa.
 */
export const hubDisagreements = async (db: Db): Promise<readonly { readonly what: string; readonly id: string }[]> => {
  const { rows } = await sql<{ what: string; id: string }>`
    with line as (
      select hub_order_id as id, count(*) as lines, sum(units) as units, sum(dispatched) as dispatched,
        sum(units * price) as value
      from hub_order_line group by 1
    ), sent as (
      select hub_order_id as id, sum(units) as units, sum(counted) as counted
      from hub_dispatch join hub_dispatch_piece on dispatch_id = hub_dispatch.id group by 1
    ), aside as (
      select ref_id as id, sum(quantity) filter (where state = 'HELD') as held,
        sum(quantity) filter (where state = 'PICKED') as left_it
      from reservation where ref_type = 'hub-order' group by 1
    ), moved as (
      select ref_id as id, sum(on_hand) filter (where type = 'TRANSFER_OUT') as on_hand, sum(reserved) as reserved
      from stock_movement where ref_type = 'hub-order' group by 1
    ), flying as (
      select to_batch_id as batch_id, sum(units) as units from hub_dispatch_piece
      join hub_dispatch on hub_dispatch.id = dispatch_id and received_at is null group by 1
    )
    select 'the order and its lines' as what, hub_order.id from hub_order join line using (id)
      where (hub_order.lines, hub_order.units, hub_order.dispatched, hub_order.value)
        <> (line.lines, line.units, line.dispatched, line.value)
    union all
    select 'what was sent and has come', hub_order.id from hub_order left join sent using (id)
      where hub_order.dispatched <> coalesce(sent.units, 0) or hub_order.received <> coalesce(sent.counted, 0)
    union all
    select 'what left the central warehouse', hub_order.id from hub_order
      left join moved using (id) left join aside using (id)
      where -coalesce(moved.on_hand, 0) <> hub_order.dispatched or coalesce(aside.left_it, 0) <> hub_order.dispatched
    union all
    select 'what is set aside', hub_order.id from hub_order left join aside using (id) left join moved using (id)
      where coalesce(aside.held, 0) <> coalesce(moved.reserved, 0)
        or coalesce(aside.held, 0) > hub_order.units - hub_order.dispatched
        or (hub_order.state not in ('PICKING', 'PARTIALLY_DISPATCHED', 'PARTIALLY_RECEIVED') and coalesce(aside.held, 0) > 0)
    union all
    select 'what is in flight', balance.batch_id from stock_balance balance left join flying using (batch_id)
      where balance.in_flight <> coalesce(flying.units, 0)
    union all
    select 'an order that has ended with goods on their way', hub_order.id from hub_order
      join hub_dispatch on hub_order_id = hub_order.id and received_at is null
      where hub_order.state not in ('PARTIALLY_DISPATCHED', 'DISPATCHED', 'PARTIALLY_RECEIVED')
    union all
    select 'the number ' || serial || ' of ' || kind || ' ' || year, warehouse_id from hub_order_series
      cross join generate_series(1, next_no - 1) as serial
      join warehouse on warehouse.id = warehouse_id
      cross join lateral (select kind || code || '-' || lpad((year % 100)::text, 2, '0') || '-' || lpad(serial::text, 6, '0'))
        as given (drawn)
      where not exists (select from hub_order where hub_order.warehouse_id = hub_order_series.warehouse_id and number = drawn)
        and not exists (select from hub_dispatch where cwh_id = hub_order_series.warehouse_id and challan = drawn)
    union all
    select 'the number ' || number || ' twice', min(id::text)::uuid
      from (select id, number from hub_order union all select id, challan from hub_dispatch where challan like 'DC%') as paper
      group by number having count(*) > 1
  `.execute(db);
  return rows;
};
