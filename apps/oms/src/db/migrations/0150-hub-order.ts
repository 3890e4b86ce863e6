import { sql, type Kysely } from "kysely";

/**
 * Orders of hubs on central warehouses. Keys begin with the hub; a number is unique in it and its year, a challan's in the
 * central warehouse and its year. A line counts packs; what was sent counts units, batch by batch: goods in flight are a
 * consignment's until it has arrived.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table hub_order (
      -- The hub.
      warehouse_id uuid not null references warehouse (id),
      id uuid not null,
      cwh_id uuid not null references warehouse (id),
      number text not null,
      state text not null check (state in (
        'DRAFT', 'RAISED', 'APPROVED', 'REJECTED', 'PICKING', 'PARTIALLY_DISPATCHED', 'DISPATCHED', 'PARTIALLY_RECEIVED',
        'RECEIVED', 'QC_PENDING', 'COMPLETED', 'SHORT_CLOSED', 'CANCELLED'
      )),
      expected_on date,
      note text not null default '',
      lines integer not null default 0 check (lines >= 0),
      units integer not null default 0 check (units >= 0),
      dispatched integer not null default 0 check (dispatched >= 0 and dispatched <= units),
      received integer not null default 0 check (received >= 0),
      -- Paise, at PTH.
      value bigint not null default 0 check (value >= 0),
      raised_at timestamptz(3),
      raised_by uuid references app_user (id),
      approved_at timestamptz(3),
      approved_by uuid references app_user (id),
      -- Of a rejection, a cancellation or a short close.
      reason text,
      reason_note text,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      primary key (warehouse_id, id),
      constraint hub_order_between check (warehouse_id <> cwh_id)
    );
    create index hub_order_by_id on hub_order (id);
    create unique index hub_order_number on hub_order (warehouse_id, number);
    create index hub_order_latest on hub_order (created_at desc, id desc);
    create index hub_order_latest_of_hub on hub_order (warehouse_id, created_at desc, id desc);
    create index hub_order_latest_of_cwh on hub_order (cwh_id, created_at desc, id desc);

    create table hub_order_line (
      warehouse_id uuid not null,
      hub_order_id uuid not null,
      position integer not null,
      product_id uuid not null references product (id),
      packs integer not null check (packs > 0),
      pack_of integer not null check (pack_of > 0),
      units integer not null generated always as (packs * pack_of) stored,
      -- PTH of one unit when it was last saved, paise.
      price bigint not null check (price >= 0),
      dispatched integer not null default 0 check (dispatched >= 0),
      primary key (warehouse_id, hub_order_id, position),
      foreign key (warehouse_id, hub_order_id) references hub_order (warehouse_id, id) on delete cascade,
      constraint hub_order_line_sent check (dispatched <= packs * pack_of)
    );
    create unique index hub_order_line_once on hub_order_line (warehouse_id, hub_order_id, product_id);
    create index hub_order_line_of_product on hub_order_line (product_id);

    -- Retailers' orders that were short of what it brings. They may be another hub's since.
    create table hub_order_need (
      warehouse_id uuid not null,
      hub_order_id uuid not null,
      order_id uuid not null,
      primary key (warehouse_id, hub_order_id, order_id),
      foreign key (warehouse_id, hub_order_id) references hub_order (warehouse_id, id) on delete cascade
    );
    create index hub_order_need_of_order on hub_order_need (order_id);

    create table hub_dispatch (
      id uuid primary key,
      warehouse_id uuid not null,
      hub_order_id uuid not null,
      cwh_id uuid not null references warehouse (id),
      challan text not null,
      vehicle text not null default '',
      note text not null default '',
      -- How its tax is divided; null within one GSTIN.
      tax_split text check (tax_split in ('CGST_SGST', 'CGST_UTGST', 'IGST')),
      at timestamptz(3) not null,
      by_id uuid references app_user (id),
      received_at timestamptz(3),
      received_by uuid references app_user (id),
      -- The check that its goods wait for.
      qc_id uuid references qc (id),
      foreign key (warehouse_id, hub_order_id) references hub_order (warehouse_id, id) on delete cascade
    );
    create unique index hub_dispatch_challan on hub_dispatch (cwh_id, challan);
    create index hub_dispatch_of_order on hub_dispatch (hub_order_id);
    create index hub_dispatch_of_check on hub_dispatch (qc_id) where qc_id is not null;

    create table hub_dispatch_piece (
      dispatch_id uuid not null references hub_dispatch (id) on delete cascade,
      piece integer not null,
      position integer not null,
      -- The batch that it left, and the one that it comes to.
      from_batch_id uuid not null references batch (id),
      to_batch_id uuid not null references batch (id),
      units integer not null check (units > 0),
      -- As they were when it left: PTH of one unit in paise, and what it is taxed by.
      price bigint not null check (price >= 0),
      hsn text not null,
      gst numeric(5, 2) not null,
      cess numeric(5, 2) not null,
      -- All that came of it, whatever it is like; null until it has arrived.
      counted integer check (counted >= 0),
      damaged integer not null default 0 check (damaged >= 0),
      expired integer not null default 0 check (expired >= 0),
      primary key (dispatch_id, piece),
      constraint hub_dispatch_piece_found check (damaged + expired <= coalesce(counted, 0))
    );
    create unique index hub_dispatch_piece_once on hub_dispatch_piece (dispatch_id, from_batch_id);
    create index hub_dispatch_piece_of_batch on hub_dispatch_piece (to_batch_id);

    -- Numbers of hub orders (of the hub) and of challans (of the central warehouse), by the year.
    create table hub_order_series (
      warehouse_id uuid not null references warehouse (id),
      kind text not null check (kind in ('HO', 'DC')),
      year integer not null,
      next_no integer not null default 1,
      primary key (warehouse_id, kind, year)
    );

    alter table qc drop constraint qc_source_check;
    alter table qc add constraint qc_source_check check (source in ('GRN', 'STOCK', 'REJECTED', 'RETURN', 'HUB_ORDER'));
  `.execute(db);
};
