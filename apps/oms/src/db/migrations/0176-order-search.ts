import { sql, type Kysely } from "kysely";

/**
 * Orders are searched by their number, and by the shop and the mobile of their retailer, as these are now: kept with
 * each order, so that one index holds all three.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders add column search text not null default '';
    create function keep_order_search() returns trigger language plpgsql as $$
    begin
      select lower(concat_ws(E'\\n', new.order_number, establishment, mobile)) into strict new.search
        from retailer where id = new.retailer_id;
      return new;
    end $$;
    create trigger order_search before insert or update of order_number, retailer_id on orders
      for each row execute function keep_order_search();

    create function spread_retailer_search() returns trigger language plpgsql as $$
    begin
      update orders set search = lower(concat_ws(E'\\n', order_number, new.establishment, new.mobile))
        where retailer_id = new.id;
      return null;
    end $$;
    create trigger retailer_order_search after update of establishment, mobile on retailer for each row
      when ((old.establishment, old.mobile) is distinct from (new.establishment, new.mobile))
      execute function spread_retailer_search();

    update orders set search = lower(concat_ws(E'\\n', order_number, establishment, mobile))
      from retailer where retailer.id = orders.retailer_id;
    create index orders_search on orders using gin (search gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
};
