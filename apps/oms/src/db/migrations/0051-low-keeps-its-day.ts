import { sql, type Kysely } from "kysely";

/** The day by which the list of what runs low is kept follows the batch's own, also when it is corrected by hand. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function keep_low_batch_day() returns trigger language plpgsql as $$
    begin
      update low_batch set expires_on = new.expires_on where batch_id = new.id;
      return null;
    end $$;
    create trigger low_batch_day after update of expires_on on batch
      for each row when (old.expires_on <> new.expires_on) execute function keep_low_batch_day();
  `.execute(db);
};
