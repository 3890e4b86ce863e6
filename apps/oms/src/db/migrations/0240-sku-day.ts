import { sql, type Kysely } from "kysely";

/**
 * What each product sold on each day from each hub. It is counted again, by a job, for the days and hubs of which
 * `order_tally` has something new; an order whose lines are written again leaves a row there too, in case its sum stays.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sku_day (
      -- In Asia/Kolkata.
      day date not null,
      warehouse_id uuid not null,
      product_id uuid not null,
      orders integer not null,
      -- Of those that were not cancelled; the value in paise, with tax.
      units integer not null,
      value bigint not null,
      primary key (day, warehouse_id, product_id)
    );

    create function mark_lines_gone() returns trigger language plpgsql as $$
    begin
      insert into order_tally (day, warehouse_id, created_by, beat_id, state, orders, value)
      select distinct (orders.placed_at at time zone 'Asia/Kolkata')::date, orders.warehouse_id,
        null::uuid, null::uuid, 'PLACED', 0, 0
      from gone join orders on orders.warehouse_id = gone.warehouse_id and orders.id = gone.order_id;
      return null;
    end $$;
    create trigger order_item_mark_gone after delete on order_item
      referencing old table as gone for each statement execute function mark_lines_gone();
  `.execute(db);
  // What was ordered before is counted by the first turn of the job.
  await sql`
    insert into order_tally (day, warehouse_id, created_by, beat_id, state, orders, value)
    select distinct day, warehouse_id, null::uuid, null::uuid, 'PLACED', 0, 0 from order_tally
  `.execute(db);
};
