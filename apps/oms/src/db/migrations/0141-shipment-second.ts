import { sql, type Kysely } from "kysely";

/**
 * What a second phone says of a stop that was visited already: how it went by that account, with its proof. What was paid
 * there stands with the stop's other payments.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shipment_second (
      id uuid primary key,
      warehouse_id uuid not null,
      stop_id uuid not null references shipment_stop (id),
      outcome text not null check (outcome in ('DELIVERED', 'PARTIAL', 'FAILED')),
      reason text,
      note text,
      collected bigint not null default 0 check (collected >= 0),
      photo_id uuid references document (id),
      received_by text,
      at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      created_by uuid
    );
    create index shipment_second_of_stop on shipment_second (stop_id);
    create index shipment_second_shows on shipment_second (photo_id) where photo_id is not null;
  `.execute(db);
};
