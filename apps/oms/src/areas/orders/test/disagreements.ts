import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/**
 * Where orders do not agree with what stands around them: their lines with their batches, the promises and the ledger of
 * stock, the places of days, their sums and their numbers. Empty where everything does, to the unit and the paisa.
 */
export const disagreements = async (db: Db): Promise<readonly { readonly what: string; readonly id: string }[]> => {
  const { rows } = await sql<{ what: string; id: string }>`
    with item as (
      select item.*, orders.state from order_item item
      join orders on orders.warehouse_id = item.warehouse_id and orders.id = item.order_id
    ), piece as (
      select order_id, batch_id, sum(units) as units from order_piece group by 1, 2
    ), promised as (
      select ref_id, batch_id,
        coalesce(sum(quantity) filter (where state = 'HELD'), 0) as held,
        coalesce(sum(quantity) filter (where state = 'PICKED'), 0) as picked
      from reservation where ref_type = 'order' group by 1, 2
    ), summed as (
      select order_id, count(*) as lines, sum(quantity - dropped) as units, sum(taxable) as taxable, sum(discount) as discount,
        sum(cgst) as cgst, sum(sgst) as sgst, sum(igst) as igst, sum(cess_amount) as cess, sum(reserved) as reserved,
        sum(packed) as packed, sum(charge_share) as charges,
        bool_or(reserved + packed + dropped < quantity) as short
      from order_item group by 1
    ), moved as (
      select ref_id, sum(reserved) as reserved, sum(on_hand) as on_hand from stock_movement where ref_type = 'order' group by 1
    )
    select 'a line and its batches' as what, order_id as id from item
      where reserved + packed <> coalesce((select sum(units) from order_piece piece
        where piece.warehouse_id = item.warehouse_id and piece.order_id = item.order_id and piece.position = item.position), 0)
    union all
    select 'what is promised and its batches', orders.id from orders
      join piece on piece.order_id = orders.id
      left join promised on promised.ref_id = orders.id and promised.batch_id = piece.batch_id
      where case when orders.state in ('PLACED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_ALLOCATED', 'ALLOCATED')
        then coalesce(held, 0) else coalesce(picked, 0) end <> piece.units
    union all
    select 'a promise to no order, or to none that waits for it', ref_id from promised
      left join orders on orders.id = ref_id
      left join piece on piece.order_id = ref_id and piece.batch_id = promised.batch_id
      where held > 0 and (orders.id is null or piece.units is distinct from held)
    union all
    select 'the ledger and what is promised', orders.id from orders
      left join moved on moved.ref_id = orders.id left join summed on summed.order_id = orders.id
      where coalesce(moved.reserved, 0) <> coalesce(summed.reserved, 0)
    union all
    select 'the ledger and what was packed', orders.id from orders
      left join moved on moved.ref_id = orders.id left join summed on summed.order_id = orders.id
      where orders.state <> 'RETURNED_TO_HUB' and -coalesce(moved.on_hand, 0) <> coalesce(summed.packed, 0)
    union all
    select 'the total and its lines', orders.id from orders join summed on summed.order_id = orders.id
      where orders.total <> summed.taxable + summed.cgst + summed.sgst + summed.igst + summed.cess + orders.round_off
        or orders.cgst <> summed.cgst or orders.sgst <> summed.sgst or orders.igst <> summed.igst
        or orders.discount <> summed.discount or orders.charges <> summed.charges
        or orders.goods - orders.discount + orders.charges <> summed.taxable
    union all
    select 'a line and its reasons', order_id from item
      where taxable + cgst + sgst + igst + cess_amount
        <> coalesce((select sum((step ->> 'amount')::bigint) from jsonb_array_elements(trace) as step), 0)
    union all
    select 'the size and its lines', orders.id from orders left join summed on summed.order_id = orders.id
      where orders.lines <> coalesce(summed.lines, 0) or orders.units <> coalesce(summed.units, 0)
    union all
    select 'whether it is short', orders.id from orders join summed on summed.order_id = orders.id
      where orders.state in ('PLACED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_ALLOCATED', 'ALLOCATED') and orders.short <> summed.short
    union all
    select 'the places of ' || day, warehouse_id from slot_day
      where taken <> (select count(*) from orders where slot_held and orders.warehouse_id = slot_day.warehouse_id
        and order_slot = day)
    union all
    select 'a day without places', orders.id from orders
      where slot_held and not exists (select from slot_day where slot_day.warehouse_id = orders.warehouse_id and day = order_slot)
    union all
    select 'what promotions are counted to have cost', promotion.id from promotion
      where (select (coalesce(sum(uses), 0), coalesce(sum(spent), 0))::text from promotion_tally where promotion_id = promotion.id)
        <> (select (count(*), coalesce(sum(amount + free_worth - given_back), 0))::text from promotion_use
          where promotion_id = promotion.id and state = 'TAKEN')
    union all
    select 'the number ' || serial || ' of ' || year, warehouse_id from order_series
      cross join generate_series(1, next_no - 1) as serial
      join warehouse on warehouse.id = warehouse_id
      cross join lateral (select 'RO' || code || '-' || lpad((year % 100)::text, 2, '0') || '-' || lpad(serial::text, 6, '0'))
        as given (number)
      where not exists (select from orders where orders.warehouse_id = order_series.warehouse_id and order_number = number)
        -- One that was moved to another hub had it.
        and not exists (select from audit_log, jsonb_array_elements(changes) as change
          where entity = 'order' and action = 'order.moved-to-another-hub' and change ->> 'field' = 'orderNumber'
          and change ->> 'before' = number)
    union all
    select 'the number ' || order_number || ' twice', min(id::text)::uuid from orders group by order_number having count(*) > 1
  `.execute(db);
  return rows;
};
