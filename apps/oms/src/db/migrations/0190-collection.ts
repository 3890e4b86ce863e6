import { sql, type Kysely } from "kysely";

/**
 * What is to be collected from retailers, each once: planned for a day, put off, collected with the payment that it became,
 * deposited, and found on the bank's statement. Amounts are paise. The ledger learns of deposits and of what a cheque that
 * bounced costs.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table collection (
      warehouse_id uuid not null references warehouse (id),
      id uuid not null unique,
      number text not null,
      state text not null default 'DUE' check (state in ('DUE', 'SCHEDULED', 'RESCHEDULED', 'COLLECTED',
        'PARTIALLY_COLLECTED', 'MISSED', 'DEPOSITED', 'RECONCILED', 'BOUNCED')),
      retailer_id uuid not null references retailer (id),
      beat_id uuid references beat (id),
      amount bigint not null check (amount > 0),
      collection_date date,
      -- How often it was put off.
      put_off integer not null default 0,
      paid bigint not null default 0 check (paid >= 0),
      -- What was paid of the same before, where this is its rest.
      paid_before bigint not null default 0 check (paid_before >= 0),
      rest_of uuid references collection (id),
      payment_id uuid references payment (id),
      -- Where a driver collected it.
      shipment_number text,
      deposit_slip text,
      deposited_on date,
      bank_reference text,
      reason text,
      reason_note text,
      search text not null default '',
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      primary key (warehouse_id, id),
      check (state not in ('SCHEDULED', 'RESCHEDULED') or collection_date is not null),
      check (state not in ('COLLECTED', 'PARTIALLY_COLLECTED', 'DEPOSITED', 'RECONCILED') or payment_id is not null),
      check (state not in ('DEPOSITED', 'RECONCILED') or deposit_slip is not null)
    );
    create index collection_newest on collection (created_at desc, id desc);
    create index collection_newest_in on collection (warehouse_id, created_at desc, id desc);
    create index collection_by_day on collection (collection_date desc nulls last, id desc);
    create index collection_of_retailer on collection (retailer_id, created_at desc, id desc);
    create index collection_slip on collection (warehouse_id, deposit_slip) where deposit_slip is not null;
    -- A payment was collected once.
    create unique index collection_of_payment on collection (payment_id) where payment_id is not null;
    create index collection_search on collection using gin (search gin_trgm_ops) with (fastupdate = off);

    alter table ledger_txn drop constraint ledger_txn_doc_check;
  `.execute(db);
};
