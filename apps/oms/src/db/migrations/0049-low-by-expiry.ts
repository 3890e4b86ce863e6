import { sql, type Kysely } from "kysely";

/**
 * The batches that run low in the order in which they expire, which is the order of their list: a page of it is read from
 * its place, whatever the number of them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- So that nobody moves stock meanwhile.
    lock table stock_balance in share row exclusive mode;
    alter table low_batch add column expires_on date;
    update low_batch set expires_on = batch.expires_on from batch where batch.id = low_batch.batch_id;
    alter table low_batch alter column expires_on set not null;
    drop index low_batch_of_warehouse;
    create index low_batch_of_warehouse on low_batch (warehouse_id, expires_on, batch_id);
    create index low_batch_by_expiry on low_batch (expires_on, batch_id);

    create or replace function keep_low_batch() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' and new.on_hand - new.reserved - new.buffer <= 20 then
        insert into low_batch (batch_id, warehouse_id, expires_on)
          select batch.id, new.warehouse_id, batch.expires_on from batch where batch.id = new.batch_id
          on conflict do nothing;
      else
        delete from low_batch where batch_id = old.batch_id;
      end if;
      return null;
    end $$;
  `.execute(db);
};
