import { sql, type Kysely } from "kysely";

/**
 * How many orders a day had, and what they came to, by all that a reach goes by. Each change of an order adds what it
 * changes, so that no two orders wait for one row; whoever reads sums up, and a job folds what has come in since.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_tally (
      id uuid primary key default gen_random_uuid(),
      -- In Asia/Kolkata.
      day date not null,
      warehouse_id uuid not null,
      created_by uuid,
      beat_id uuid,
      state text not null,
      orders integer not null,
      -- Paise.
      value bigint not null,
      folded boolean not null default false
    );
    create index order_tally_by_day on order_tally (day, warehouse_id);
    create index order_tally_unfolded on order_tally (day) where not folded;

    create function tally_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into order_tally (day, warehouse_id, created_by, beat_id, state, orders, value)
        select (placed_at at time zone 'Asia/Kolkata')::date, warehouse_id, created_by, beat_id, state, count(*), sum(total)
        from added group by 1, 2, 3, 4, 5;
      elsif tg_op = 'DELETE' then
        insert into order_tally (day, warehouse_id, created_by, beat_id, state, orders, value)
        select (placed_at at time zone 'Asia/Kolkata')::date, warehouse_id, created_by, beat_id, state, -count(*), -sum(total)
        from gone group by 1, 2, 3, 4, 5;
      elsif tg_op = 'TRUNCATE' then
        truncate order_tally;
      else
        insert into order_tally (day, warehouse_id, created_by, beat_id, state, orders, value)
        select (placed_at at time zone 'Asia/Kolkata')::date, warehouse_id, created_by, beat_id, state,
          sum(n), sum(n * total)
        from (
          select placed_at, warehouse_id, created_by, beat_id, state, total, 1 as n from added
          union all
          select placed_at, warehouse_id, created_by, beat_id, state, total, -1 from gone
        ) as changed
        group by 1, 2, 3, 4, 5 having sum(n) <> 0 or sum(n * total) <> 0;
      end if;
      return null;
    end $$;
    create trigger orders_tally_insert after insert on orders
      referencing new table as added for each statement execute function tally_orders();
    create trigger orders_tally_delete after delete on orders
      referencing old table as gone for each statement execute function tally_orders();
    create trigger orders_tally_truncate after truncate on orders for each statement execute function tally_orders();
    create trigger orders_tally_update after update on orders
      referencing new table as added old table as gone for each statement execute function tally_orders();

    insert into order_tally (day, warehouse_id, created_by, beat_id, state, orders, value, folded)
    select (placed_at at time zone 'Asia/Kolkata')::date, warehouse_id, created_by, beat_id, state, count(*), sum(total), true
    from orders group by 1, 2, 3, 4, 5;
  `.execute(db);
};
