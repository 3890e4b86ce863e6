import { sql, type Kysely } from "kysely";

/**
 * Links by which drivers without an account open the run sheet of one shipment. The link itself is signed and stands
 * nowhere; a row says whether it is good still. What a driver does by it, is done by it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table run_link (
      id uuid primary key,
      warehouse_id uuid not null references warehouse (id),
      shipment_id uuid not null references shipment (id),
      driver_name text not null,
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3),
      made_at timestamptz(3) not null,
      made_by uuid not null references app_user (id)
    );
    create unique index run_link_good on run_link (shipment_id) where revoked_at is null;

    alter table shipment_stop add column link_id uuid references run_link (id);
    alter table shipment_second add column link_id uuid references run_link (id);
  `.execute(db);
};
