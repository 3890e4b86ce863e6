import { sql, type Kysely } from "kysely";

/** Free goods that were short, and were found later in batches with other printed prices, stand in further lines. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- The keys of the lines that its own was split into.
    alter table promotion_use_gift add column also text[] not null default '{}';
  `.execute(db);
};
