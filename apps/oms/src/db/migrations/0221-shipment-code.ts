import { sql, type Kysely } from "kysely";

/**
 * Codes that shops are sent while their goods are on the way, and tell the driver once they have them. Of a code there is a
 * keyed hash; what became of the one that was entered stands with the visit.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shipment_code (
      id uuid primary key,
      stop_id uuid not null references shipment_stop (id) on delete cascade,
      code_hash text not null,
      attempts integer not null default 0 check (attempts >= 0),
      sent_at timestamptz(3) not null,
      used_at timestamptz(3)
    );
    create index shipment_code_of_stop on shipment_code (stop_id, sent_at desc, id desc);

    alter table shipment_stop add column code text check (code in ('RIGHT', 'WRONG'));
    alter table shipment_second add column code text check (code in ('RIGHT', 'WRONG'));
  `.execute(db);
};
