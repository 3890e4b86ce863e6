import { sql, type Kysely } from "kysely";

/** What came in by a hub's bank statement, line by line, and what each line was found to be. Amounts are paise. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table bank_line (
      warehouse_id uuid not null references warehouse (id),
      id uuid not null unique,
      state text not null default 'UNMATCHED' check (state in ('UNMATCHED', 'PROPOSED', 'MATCHED', 'SET_ASIDE')),
      value_date date not null,
      reference text not null check (btrim(reference) <> ''),
      narration text not null default '',
      amount bigint not null check (amount > 0),
      -- The deposit slip or the receipt that it is.
      target text,
      reason text,
      reason_note text,
      search text not null default '',
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      primary key (warehouse_id, id)
    );
    -- A statement that is sent twice brings nothing twice.
    create unique index bank_line_once on bank_line (warehouse_id, value_date, lower(reference), amount);
    create index bank_line_newest on bank_line (value_date desc, id desc);
    create index bank_line_search on bank_line using gin (search gin_trgm_ops) with (fastupdate = off);
    create index payment_by_reference on payment (warehouse_id, lower(payment_id)) where state = 'RECEIVED';
  `.execute(db);
};
