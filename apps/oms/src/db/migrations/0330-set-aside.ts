import { sql, type Kysely } from "kysely";

/** What is set aside for hub orders is looked through every few minutes: few rows among those of all orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index reservation_of_hub_orders on reservation (batch_id) where ref_type = 'hub-order' and state = 'HELD';
  `.execute(db);
};
