import { sql, type Kysely } from "kysely";

/**
 * What is given up of an invoice: asked for by one, decided by another. It counts as credited, and how much of that it is
 * stands beside it. The retailer's ledger is read in the order of its documents.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table invoice add column written_off bigint not null default 0
      check (written_off >= 0 and written_off <= credited);
    alter table invoice drop constraint invoice_state_check;
    alter table invoice add constraint invoice_state_check check (state in
      ('ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDIT_NOTE_ISSUED', 'WRITTEN_OFF', 'CANCELLED'));

    create table write_off (
      warehouse_id uuid not null references warehouse (id),
      id uuid not null unique,
      number text not null,
      state text not null default 'REQUESTED' check (state in ('REQUESTED', 'APPROVED', 'REFUSED')),
      invoice_id uuid not null references invoice (id),
      retailer_id uuid not null references retailer (id),
      amount bigint not null check (amount > 0),
      note text not null,
      decided_at timestamptz(3),
      decided_by uuid,
      decision text not null default '',
      search text not null default '',
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      primary key (warehouse_id, id)
    );
    create index write_off_newest on write_off (created_at desc, id desc);
    -- One at a time waits for a decision.
    create unique index write_off_waiting on write_off (invoice_id) where state = 'REQUESTED';
    create index write_off_search on write_off using gin (search gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
};
