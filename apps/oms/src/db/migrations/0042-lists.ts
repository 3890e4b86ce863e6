import { sql, type Kysely } from "kysely";

/**
 * What lists are narrowed and searched by, so that neither a page nor its count reads a whole table. Where few rows are
 * asked for of many, only those are in the index.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index product_inactive on product (lower(name), id) where not active;

    create index price_change_by_state on price_change (state, updated_at, id);
    create index combo_search on combo using gin (lower(name || ' ' || sku) gin_trgm_ops);

    -- With all that a list of batches is joined by, so that a count reads them without the table.
    create index batch_of_warehouse on batch (warehouse_id, product_id, id);
    create index batch_of_product on batch (product_id, warehouse_id, id);
    create index batch_blocked on batch (expires_on, id) where blocked;
    -- No index names how much there is of a batch: every movement would have to write all the table's indexes anew.
    create statistics stock_balance_available on (on_hand - reserved - buffer) from stock_balance;

    create index discard_request_of_batch on discard_request (batch_id);
    create index discard_request_by_state on discard_request (state, created_at, id);
    create index discard_request_of_warehouse on discard_request (warehouse_id, created_at, id);

    create index qc_search on qc using gin (lower(number || E'\\n' || supplier) gin_trgm_ops);
    create index qc_by_state on qc (state, created_at, id);
    create index rejected_sku_of_batch on rejected_sku (batch_id);
    create index rejected_sku_by_state on rejected_sku (state, created_at, id);
  `.execute(db);
};
