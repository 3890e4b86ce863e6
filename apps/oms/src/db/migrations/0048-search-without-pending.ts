import { sql, type Kysely } from "kysely";

/**
 * The indexes that names are searched in. By default what is written waits in a list that every search walks through, until
 * a vacuum: after the prices of a few thousand products have changed, a search took three times as long. Much more is
 * searched than written, so a write goes into its place at once.
 */
const searched =
  "brand_search category_search combo_search company_search product_search qc_search retailer_search sub_category_search";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const index of searched.split(" ")) {
    await sql`alter index ${sql.id(index)} set (fastupdate = off)`.execute(db);
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
  }
};
