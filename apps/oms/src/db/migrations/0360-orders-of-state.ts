import { sql, type Kysely } from "kysely";

/**
 * A hub's queues are found without the orders of all others: its orders by their state, and by their day of delivery within
 * it. Of a day alone, whatever their state, they are found by orders_by_slot.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index orders_of_state on orders (warehouse_id, state, order_slot);
    drop index orders_of_slot;
  `.execute(db);
};
