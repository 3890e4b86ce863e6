import { sql, type Kysely } from "kysely";

/** What returns each person has approved on each day are worth, tax included, beside what they have moved of stock. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table stock_value_day drop constraint stock_value_day_kind_check,
      add constraint stock_value_day_kind_check check (kind in ('MOVED', 'ALONE', 'RETURNED'));
  `.execute(db);
};
