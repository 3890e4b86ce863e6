import { sql, type Kysely } from "kysely";

/** Papers of warehouses: licences, certificates, leases. One that is replaced stays as a row of its own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table warehouse_document (
      id uuid primary key,
      warehouse_id uuid not null references warehouse (id),
      kind text not null
        check (kind in ('GST', 'FSSAI', 'PAN', 'TRADE', 'LEASE', 'FIRE', 'WEIGHTS', 'INSURANCE', 'OTHER')),
      number text not null default '',
      expires_on date,
      note text not null default '',
      document_id uuid not null references document (id),
      state text not null default 'CURRENT' check (state in ('CURRENT', 'REPLACED', 'REMOVED')),
      -- Who brought the file that it has.
      added_at timestamptz(3) not null,
      added_by uuid,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create index warehouse_document_by_expiry on warehouse_document (warehouse_id, expires_on, id);
    create index warehouse_document_of_all_by_expiry on warehouse_document (expires_on, id);
    create index warehouse_document_by_time on warehouse_document (warehouse_id, added_at, id);
    create index warehouse_document_of_all_by_time on warehouse_document (added_at, id);
    create index warehouse_document_by_file on warehouse_document (document_id);
  `.execute(db);
};
