import { sql, type Kysely } from "kysely";

/**
 * What a provider of e-invoices is asked for: IRN, e-way bill, and taking both back. Its id is the key under which the
 * provider does it once. And by what the return of a month finds its documents.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table invoice_request (
      id uuid primary key,
      -- The order in which they are asked, which ids of one instant do not tell.
      place bigint generated always as identity,
      warehouse_id uuid not null,
      invoice_id uuid not null references invoice (id),
      act text not null check (act in ('IRN', 'EWAY', 'CANCEL_EWAY', 'CANCEL_IRN')),
      -- Of an e-way bill: the vehicle, and how far it goes.
      vehicle text,
      distance integer,
      state text not null default 'QUEUED' check (state in ('QUEUED', 'SENDING', 'DONE', 'FAILED', 'DROPPED')),
      attempts integer not null default 0,
      fault text,
      due_at timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      created_by uuid
    );
    -- One thing is not asked for twice at a time.
    create unique index invoice_request_open on invoice_request (invoice_id, act) where state in ('QUEUED', 'SENDING');
    create index invoice_request_due on invoice_request (due_at, id) where state in ('QUEUED', 'SENDING');
    create index invoice_request_of_invoice on invoice_request (invoice_id, place);

    create index invoice_by_gstin on invoice (gstin, day, number);
    create index credit_note_by_gstin on credit_note (gstin, day, number) where state = 'ISSUED';
  `.execute(db);
};
