import { sql, type Kysely } from "kysely";

/** A line break stands between the fields of a combo that are searched, as in every other list: no word matches across two. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop index combo_search;
    create index combo_search on combo using gin (lower(name || E'\\n' || sku) gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
};
