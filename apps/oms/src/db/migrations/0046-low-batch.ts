import { sql, type Kysely } from "kysely";

/**
 * The batches of which few units may be sold, or none: a list is narrowed to them without a look at every balance. An index
 * that names how much there is of a batch would have to be written by every movement of it, and with it all others of the
 * table; this is written when a batch runs low, and when it no longer is. "Few" is the contract's `lowStock`.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table low_batch (
      batch_id uuid primary key,
      warehouse_id uuid not null
    );
    create index low_batch_of_warehouse on low_batch (warehouse_id, batch_id);

    create function keep_low_batch() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' and new.on_hand - new.reserved - new.buffer <= 20 then
        insert into low_batch (batch_id, warehouse_id) values (new.batch_id, new.warehouse_id) on conflict do nothing;
      else
        delete from low_batch where batch_id = old.batch_id;
      end if;
      return null;
    end $$;

    -- Nobody moves stock between the look at all of it and the triggers.
    lock table stock_balance in share row exclusive mode;
    insert into low_batch (batch_id, warehouse_id)
      select batch_id, warehouse_id from stock_balance where on_hand - reserved - buffer <= 20;
    create trigger low_batch_added after insert on stock_balance
      for each row when (new.on_hand - new.reserved - new.buffer <= 20) execute function keep_low_batch();
    create trigger low_batch_changed after update on stock_balance
      for each row when ((old.on_hand - old.reserved - old.buffer <= 20) <> (new.on_hand - new.reserved - new.buffer <= 20))
      execute function keep_low_batch();
    create trigger low_batch_removed after delete on stock_balance for each row execute function keep_low_batch();
  `.execute(db);
};
