import { sql, type Kysely } from "kysely";

/**
 * What goes from a central warehouse to a hub of another GSTIN is a supply: its consignment has a tax invoice in the series of
 * the GSTIN that sends it, in the place of a challan. It copies whatever it says. Amounts are paise.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table hub_invoice (
      dispatch_id uuid primary key references hub_dispatch (id),
      -- The central warehouse, which sells.
      warehouse_id uuid not null references warehouse (id),
      -- Also that of the consignment's paper.
      number text not null,
      gstin text not null,
      fy text not null,
      kind text not null check (kind in ('INVOICE', 'BILL')),
      day date not null,
      seller jsonb not null,
      bill_to jsonb not null,
      -- Of the hub.
      gst_number text not null,
      place_of_supply text not null,
      split text not null check (split in ('CGST_SGST', 'CGST_UTGST', 'IGST')),
      taxable bigint not null,
      cgst bigint not null,
      sgst bigint not null,
      igst bigint not null,
      cess bigint not null,
      round_off bigint not null check (round_off between -50 and 50),
      total bigint not null check (total >= 0),
      check (taxable + cgst + sgst + igst + cess + round_off = total),
      check (gstin <> gst_number)
    );
    create unique index hub_invoice_number on hub_invoice (gstin, number);
    create index hub_invoice_of_days on hub_invoice (gstin, day);

    create table hub_invoice_line (
      dispatch_id uuid not null references hub_invoice (dispatch_id),
      piece integer not null,
      name text not null,
      sku text not null,
      hsn text not null,
      uqc text not null,
      quantity integer not null check (quantity > 0),
      -- PTH of one unit.
      price bigint not null,
      mrp bigint not null,
      gst numeric(5, 2) not null,
      cess numeric(5, 2) not null,
      tax_base text not null check (tax_base in ('TRANSACTION', 'RETAIL_PRICE')),
      cess_per_unit numeric(11, 4) not null,
      taxable bigint not null,
      cgst bigint not null,
      sgst bigint not null,
      igst bigint not null,
      cess_amount bigint not null,
      total bigint not null,
      primary key (dispatch_id, piece),
      foreign key (dispatch_id, piece) references hub_dispatch_piece (dispatch_id, piece)
    );

    -- The invoice says how its tax is divided.
    alter table hub_dispatch drop column tax_split;
  `.execute(db);
};
