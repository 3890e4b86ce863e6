import { sql, type Kysely } from "kysely";

const stamps = `
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by uuid,
  updated_at timestamptz(3) not null default now(),
  updated_by uuid`;

/**
 * Invoices, payments and the ledger that both write. An invoice copies whatever it says: parties, rates and codes are those
 * of its day for good. Amounts are paise. Numbers come from one row for a GSTIN, a financial year and a hub, taken last of all
 * in the transaction that issues, so that none is missing. The ledger's lines of a document add up to nothing.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- What the numbers of a hub's documents begin with, given when it issues its first.
    alter table warehouse add column invoice_prefix text unique;
    create sequence invoice_prefix_place;

    create table document_series (
      gstin text not null,
      -- Such as 26-27.
      fy text not null,
      prefix text not null,
      next_no integer not null default 1,
      last_day date not null,
      primary key (gstin, fy, prefix)
    );

    create table invoice (
      warehouse_id uuid not null references warehouse (id),
      id uuid not null,
      number text not null,
      gstin text not null,
      fy text not null,
      kind text not null check (kind in ('INVOICE', 'BILL', 'BOTH')),
      state text not null default 'ISSUED' check (state in ('ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDIT_NOTE_ISSUED', 'CANCELLED')),
      day date not null,
      due_on date not null,
      order_id uuid not null,
      order_number text not null,
      ordered_at timestamptz(3) not null,
      payment_mode text not null check (payment_mode in ('COD', 'CREDIT')),
      credit_days integer,
      retailer_id uuid not null references retailer (id),
      beat_id uuid references beat (id),
      -- As they were on the day.
      seller jsonb not null,
      bill_to jsonb not null,
      ship_to jsonb not null,
      gst_number text,
      place_of_supply text not null,
      split text not null check (split in ('CGST_SGST', 'CGST_UTGST', 'IGST')),
      reverse_charge boolean not null default false,
      goods bigint not null,
      discount bigint not null,
      charges bigint not null,
      charge_lines jsonb not null default '[]',
      taxable bigint not null,
      cgst bigint not null,
      sgst bigint not null,
      igst bigint not null,
      cess bigint not null,
      round_off bigint not null check (round_off between -50 and 50),
      total bigint not null check (total >= 0),
      paid bigint not null default 0 check (paid >= 0),
      credited bigint not null default 0 check (credited >= 0),
      -- What was promised when it was ordered, where that is another amount.
      promised bigint,
      irn text,
      ack_number text,
      ack_date text,
      signed_qr text,
      ewb_number text,
      ewb_valid_till text,
      vehicle text,
      reason text,
      reason_note text,
      search text not null default '',
      ${sql.raw(stamps)},
      primary key (warehouse_id, id),
      check (paid + credited <= total),
      check (taxable + cgst + sgst + igst + cess + round_off = total)
    );
    create unique index invoice_by_id on invoice (id);
    create unique index invoice_number on invoice (gstin, number);
    -- An order has one invoice that counts.
    create unique index invoice_of_order on invoice (warehouse_id, order_id) where state <> 'CANCELLED';
    create index invoice_newest on invoice (day desc, id desc);
    create index invoice_newest_in on invoice (warehouse_id, day desc, id desc);
    create index invoice_open on invoice (retailer_id, due_on, number) where state in ('ISSUED', 'PARTIALLY_PAID');
    create index invoice_of_retailer on invoice (retailer_id, day desc, id desc);
    create index invoice_search on invoice using gin (search gin_trgm_ops) with (fastupdate = off);

    create table invoice_line (
      warehouse_id uuid not null,
      invoice_id uuid not null,
      position integer not null,
      product_id uuid not null references product (id),
      name text not null,
      sku text not null,
      hsn text not null,
      uqc text not null,
      quantity integer not null check (quantity > 0),
      distributor_price bigint not null,
      retailer_price bigint not null,
      mrp bigint not null,
      discount bigint not null,
      charge_share bigint not null,
      taxable bigint not null,
      gst numeric(5, 2) not null,
      cess numeric(5, 2) not null,
      cgst bigint not null,
      sgst bigint not null,
      igst bigint not null,
      cess_amount bigint not null,
      total bigint not null,
      free boolean not null default false,
      primary key (warehouse_id, invoice_id, position),
      foreign key (warehouse_id, invoice_id) references invoice (warehouse_id, id)
    );

    create table payment (
      warehouse_id uuid not null references warehouse (id),
      id uuid not null,
      receipt_number text not null,
      retailer_id uuid not null references retailer (id),
      beat_id uuid references beat (id),
      mode text not null check (mode in ('CASH', 'UPI', 'TRANSFER', 'CHEQUE')),
      payment_id text not null check (btrim(payment_id) <> ''),
      bank text,
      received_on date not null,
      amount bigint not null check (amount > 0),
      allocated bigint not null default 0 check (allocated >= 0 and allocated <= amount),
      state text not null default 'RECEIVED' check (state in ('RECEIVED', 'CLEARED', 'BOUNCED')),
      reason text,
      reason_note text,
      search text not null default '',
      ${sql.raw(stamps)},
      primary key (warehouse_id, id)
    );
    create unique index payment_by_id on payment (id);
    create unique index payment_receipt on payment (warehouse_id, receipt_number);
    -- The same instrument is not recorded twice.
    create unique index payment_instrument on payment (retailer_id, mode, lower(payment_id)) where state <> 'BOUNCED' and mode <> 'CASH';
    create index payment_newest on payment (received_on desc, id desc);
    create index payment_of_retailer on payment (retailer_id, received_on desc, id desc);
    create index payment_search on payment using gin (search gin_trgm_ops) with (fastupdate = off);

    create table allocation (
      id uuid primary key,
      warehouse_id uuid not null,
      payment_id uuid not null references payment (id),
      invoice_id uuid not null references invoice (id),
      -- Below 0 where it takes another back.
      amount bigint not null check (amount <> 0),
      reverses uuid unique references allocation (id),
      at timestamptz(3) not null
    );
    create index allocation_of_payment on allocation (payment_id);
    create index allocation_of_invoice on allocation (invoice_id);

    create table ledger_txn (
      id uuid primary key,
      warehouse_id uuid not null,
      doc text not null check (doc in ('INVOICE', 'PAYMENT')),
      doc_id uuid not null,
      kind text not null,
      day date not null,
      reverses uuid unique references ledger_txn (id),
      at timestamptz(3) not null
    );
    create index ledger_of_document on ledger_txn (doc_id);
    create table ledger_entry (
      txn_id uuid not null references ledger_txn (id),
      account text not null,
      retailer_id uuid,
      amount bigint not null check (amount <> 0),
      primary key (txn_id, account)
    );
    create index ledger_of_retailer on ledger_entry (retailer_id) where retailer_id is not null;

    create function ledger_adds_up() returns trigger language plpgsql as $$
      declare rest bigint;
      begin
        select coalesce(sum(amount), 0) into rest from ledger_entry where txn_id = new.txn_id;
        if rest <> 0 then raise exception 'ledger entries of % do not add up to 0: %', new.txn_id, rest; end if;
        return null;
      end $$;
    create constraint trigger ledger_zero after insert on ledger_entry
      deferrable initially deferred for each row execute function ledger_adds_up();
  `.execute(db);
};
