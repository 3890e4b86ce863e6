import { sql, type Kysely } from "kysely";

/**
 * On which days of the week a beat is served, which orders hold a place of their day, how much is in an order without
 * counting its lines, and off which price a line was discounted, so that it can be priced again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- 1 Monday … 7 Sunday.
    alter table beat add column weekdays smallint[] not null default '{1,2,3,4,5,6}'
      check (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]);

    alter table orders
      -- Its day is short of a place by it. What was placed before days had places holds none.
      add column slot_held boolean not null default false,
      -- How its tax is divided.
      add column tax_split text not null default 'CGST_SGST' check (tax_split in ('CGST_SGST', 'CGST_UTGST', 'IGST')),
      add column lines integer not null default 0 check (lines >= 0),
      add column units integer not null default 0 check (units >= 0),
      add constraint orders_slot_has_day check (not slot_held or order_slot is not null);
    update orders set lines = counted.lines, units = counted.units
      from (select warehouse_id, order_id, count(*) as lines, sum(quantity) as units from order_item group by 1, 2) as counted
      where counted.warehouse_id = orders.warehouse_id and counted.order_id = orders.id;

    alter table order_item
      -- Percent, or rupees off each unit.
      add column discount_type text check (discount_type in ('PERCENT', 'VALUE')),
      add column discount_value numeric(12, 2),
      add constraint order_item_discount_both check ((discount_type is null) = (discount_value is null));

    -- The list of orders, as those see it who reach all, a hub, a beat or their own.
    create index orders_latest on orders (placed_at desc, id desc);
    create index orders_latest_of_warehouse on orders (warehouse_id, placed_at desc, id desc);
    create index orders_latest_of_beat on orders (beat_id, placed_at desc, id desc);
    create index orders_latest_of_maker on orders (created_by, placed_at desc, id desc);
    create index orders_by_total on orders (total, id);
    create index orders_by_slot on orders (order_slot, id);
    create index orders_in_order on orders (order_number, id);
  `.execute(db);
};
