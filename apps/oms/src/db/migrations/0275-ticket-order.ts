import { sql, type Kysely } from "kysely";

/** A ticket names the order that it is about. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- By its id alone: an order that moves to another hub keeps it, and is never deleted.
    alter table ticket add column order_id uuid;
    create index ticket_of_order on ticket (order_id) where order_id is not null;
  `.execute(db);
};
