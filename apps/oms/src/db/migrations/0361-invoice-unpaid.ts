import { sql, type Kysely } from "kysely";

/** What is to be paid is counted without its rows, for all hubs and for one: by whom it is to be paid, it has invoice_open. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index invoice_unpaid on invoice (state, warehouse_id) where state in ('ISSUED', 'PARTIALLY_PAID');
  `.execute(db);
};
