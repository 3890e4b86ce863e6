import { sql, type Kysely } from "kysely";

/**
 * Which batches of a product can be sold is read from the index alone. Whether a batch is blocked stands in an index
 * already, so that keeping it here makes no write dearer.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop index batch_by_product;
    create index batch_by_product on batch (product_id, expires_on, id) include (blocked);
  `.execute(db);
};
