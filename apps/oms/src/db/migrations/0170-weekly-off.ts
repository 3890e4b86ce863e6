import { sql, type Kysely } from "kysely";

/** On which days of the week a warehouse is closed: with the dated holidays, its calendar. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- 1 Monday … 7 Sunday; one that is never open would deliver nothing.
    alter table warehouse add column weekly_offs smallint[] not null default '{}'
      constraint warehouse_weekly_offs check (weekly_offs <@ '{1,2,3,4,5,6,7}'::smallint[] and cardinality(weekly_offs) < 7);
  `.execute(db);
};
