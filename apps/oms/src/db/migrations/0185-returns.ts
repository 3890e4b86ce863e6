import { sql, type Kysely } from "kysely";

const stamps = `
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by uuid,
  updated_at timestamptz(3) not null default now(),
  updated_by uuid`;

/**
 * Goods that come back, and the credit notes on their invoices. A return counts units by the lines of its order and says of
 * which batches they were; a note counts them by the lines of its invoice, from which it has rates, codes and parties.
 * Amounts are paise.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create sequence order_return_number;
    create table order_return (
      warehouse_id uuid not null references warehouse (id),
      id uuid primary key,
      number text not null unique,
      kind text not null check (kind in ('RETAILER', 'UNDELIVERED', 'REST')),
      state text not null default 'REQUESTED'
        check (state in ('REQUESTED', 'APPROVED', 'RECEIVED', 'CHECKED', 'CREDITED', 'REFUSED', 'CANCELLED')),
      order_id uuid not null,
      invoice_id uuid not null references invoice (id),
      retailer_id uuid not null references retailer (id),
      -- Who placed the order: an agent reaches the returns of their own.
      owner_id uuid,
      lines integer not null check (lines > 0),
      units integer not null check (units > 0),
      value bigint not null check (value >= 0),
      reason text not null,
      note text not null default '',
      decision text not null default '',
      decided_by uuid,
      decided_at timestamptz(3),
      received_at timestamptz(3),
      qc_id uuid unique references qc (id),
      search text not null default '',
      ${sql.raw(stamps)},
      foreign key (warehouse_id, order_id) references orders (warehouse_id, id) on update cascade
    );
    create index order_return_of_order on order_return (order_id);
    create index order_return_newest on order_return (created_at desc, id desc);
    create index order_return_newest_in on order_return (warehouse_id, created_at desc, id desc);
    create index order_return_of_owner on order_return (owner_id, created_at desc, id desc);
    create index order_return_of_retailer on order_return (retailer_id, created_at desc, id desc);
    create index order_return_search on order_return using gin (search gin_trgm_ops) with (fastupdate = off);

    create table order_return_line (
      return_id uuid not null references order_return (id) on delete cascade,
      -- The place of the line in its order.
      position integer not null,
      product_id uuid not null references product (id),
      units integer not null check (units > 0),
      received integer check (received between 0 and units),
      reason text not null,
      value bigint not null check (value >= 0),
      primary key (return_id, position)
    );
    -- Of which batches the goods were that came in.
    create table order_return_piece (
      return_id uuid not null,
      position integer not null,
      batch_id uuid not null references batch (id),
      units integer not null check (units > 0),
      primary key (return_id, position, batch_id),
      foreign key (return_id, position) references order_return_line (return_id, position) on delete cascade
    );

    create table credit_note (
      warehouse_id uuid not null references warehouse (id),
      id uuid primary key,
      -- Given when it is issued.
      number text,
      gstin text not null,
      fy text,
      kind text not null check (kind in ('TAX', 'COMMERCIAL')),
      state text not null default 'ASKED' check (state in ('ASKED', 'ISSUED', 'REFUSED')),
      day date,
      invoice_id uuid not null references invoice (id),
      order_id uuid not null,
      retailer_id uuid not null references retailer (id),
      return_id uuid references order_return (id),
      reason text not null,
      taxable bigint not null check (taxable >= 0),
      cgst bigint not null check (cgst >= 0),
      sgst bigint not null check (sgst >= 0),
      igst bigint not null check (igst >= 0),
      cess bigint not null check (cess >= 0),
      round_off bigint not null check (round_off between -50 and 50),
      total bigint not null check (total >= 0),
      -- What went to its invoice; the rest stands on account.
      allocated bigint not null default 0 check (allocated between 0 and total),
      decision text not null default '',
      decided_by uuid,
      decided_at timestamptz(3),
      search text not null default '',
      ${sql.raw(stamps)},
      check (taxable + cgst + sgst + igst + cess + round_off = total),
      check ((state = 'ISSUED') = (number is not null) and (number is null) = (day is null)),
      check (kind = 'TAX' or cgst + sgst + igst + cess = 0)
    );
    create unique index credit_note_number on credit_note (gstin, number) where number is not null;
    -- A return has one note that counts.
    create unique index credit_note_of_return on credit_note (return_id) where state <> 'REFUSED';
    create index credit_note_of_invoice on credit_note (invoice_id);
    create index credit_note_newest on credit_note (created_at desc, id desc);
    create index credit_note_newest_in on credit_note (warehouse_id, created_at desc, id desc);
    create index credit_note_of_retailer on credit_note (retailer_id, created_at desc, id desc);
    create index credit_note_search on credit_note using gin (search gin_trgm_ops) with (fastupdate = off);

    create table credit_note_line (
      credit_note_id uuid not null references credit_note (id) on delete cascade,
      -- The place of the line in the invoice.
      position integer not null,
      units integer not null check (units > 0),
      taxable bigint not null check (taxable >= 0),
      cgst bigint not null check (cgst >= 0),
      sgst bigint not null check (sgst >= 0),
      igst bigint not null check (igst >= 0),
      cess_amount bigint not null check (cess_amount >= 0),
      primary key (credit_note_id, position)
    );

    do $$
      declare rule text;
      begin
        select pg_get_constraintdef(oid) into rule from pg_constraint where conname = 'ledger_txn_doc_check';
        if rule is not null then
          alter table ledger_txn drop constraint ledger_txn_doc_check;
          execute 'alter table ledger_txn add constraint ledger_txn_doc_check '
            || replace(rule, '''INVOICE''::text', '''INVOICE''::text, ''CREDIT_NOTE''::text');
        end if;
      end $$;
  `.execute(db);
};
