import { sql, type Kysely } from "kysely";

/**
 * What is missing of a consignment to another GSTIN was invoiced and not supplied: whoever sent it credits the hub with it, in
 * the series of its credit notes (CGST Act s.34). A consignment is received once, so it has one. Amounts are paise.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table hub_credit_note (
      id uuid primary key,
      dispatch_id uuid not null unique references hub_invoice (dispatch_id),
      -- The central warehouse, whose invoice it is on.
      warehouse_id uuid not null references warehouse (id),
      number text not null,
      gstin text not null,
      fy text not null,
      kind text not null check (kind in ('TAX', 'COMMERCIAL')),
      day date not null,
      taxable bigint not null,
      cgst bigint not null,
      sgst bigint not null,
      igst bigint not null,
      cess bigint not null,
      round_off bigint not null check (round_off between -50 and 50),
      total bigint not null check (total >= 0),
      check (taxable + cgst + sgst + igst + cess + round_off = total)
    );
    create unique index hub_credit_note_number on hub_credit_note (gstin, number);
    create index hub_credit_note_of_days on hub_credit_note (gstin, day);

    create table hub_credit_note_line (
      credit_note_id uuid not null references hub_credit_note (id),
      -- Rate, code and price are those of the invoice's line.
      dispatch_id uuid not null,
      piece integer not null,
      units integer not null check (units > 0),
      taxable bigint not null,
      cgst bigint not null,
      sgst bigint not null,
      igst bigint not null,
      cess_amount bigint not null,
      primary key (credit_note_id, piece),
      foreign key (dispatch_id, piece) references hub_invoice_line (dispatch_id, piece)
    );
  `.execute(db);
};
