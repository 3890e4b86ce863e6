import { sql, type Kysely } from "kysely";

/**
 * Orders are found by the shop and the mobile of their retailer in the table of retailers, and then by `retailer_id`: the
 * texts that each order kept of its retailer made an index that grew with the orders for words that nearly every shop has,
 * and a shop that was renamed wrote all its orders anew. Of the orders themselves, only their number is searched.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop trigger order_search on orders;
    drop function keep_order_search();
    drop trigger retailer_order_search on retailer;
    drop function spread_retailer_search();
    drop index orders_search;
    alter table orders drop column search;
    create index orders_by_part_of_number on orders using gin (lower(order_number) gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
};
