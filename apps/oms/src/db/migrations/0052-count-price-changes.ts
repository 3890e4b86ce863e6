import { sql, type Kysely } from "kysely";

/**
 * Price changes in a state are counted from the index alone. Their list joins a product and people; PostgreSQL leaves
 * the joins out of a count, but looks for what they would be joined by.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop index price_change_by_state;
    create index price_change_by_state on price_change (state, updated_at, id)
      include (product_id, created_by, approved_by, revoked_by);
  `.execute(db);
};
