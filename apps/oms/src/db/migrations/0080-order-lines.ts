import { sql, type Kysely } from "kysely";

/**
 * Orders as they are placed, priced, promised and moved on. Keys begin with the warehouse, so that orders and their lines
 * can be spread over machines by it; a number is unique in its warehouse. A line counts packs and holds the price of one
 * unit; what it has got is counted in units, and its pieces say of which batches.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders rename column status to state;
    alter table orders drop constraint orders_status_check;
    alter table orders add constraint orders_state_check check (state in (
      'PLACED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_ALLOCATED', 'ALLOCATED', 'PACKED', 'INVOICED', 'SHIPPED', 'DELIVERED',
      'PARTIALLY_DELIVERED', 'UNDELIVERED', 'RESCHEDULED', 'RETURNED_TO_HUB', 'CLOSED', 'CANCELLED'
    ));
    alter table orders
      -- The day that it is to be delivered on.
      add column order_slot date,
      add column payment_mode text not null default 'COD' check (payment_mode in ('COD', 'CREDIT')),
      add column note text,
      add column beat_id uuid references beat (id),
      -- Why it is on hold, by the names of the contract.
      add column holds text[] not null default '{}',
      -- Of a hold by hand or a cancellation.
      add column reason text,
      add column reason_note text,
      add column attempts integer not null default 0 check (attempts >= 0),
      -- Some line waits for stock.
      add column short boolean not null default false,
      -- Paise. What it comes to is total, rounded to rupees.
      add column goods bigint not null default 0 check (goods >= 0),
      add column discount bigint not null default 0 check (discount >= 0),
      add column charges bigint not null default 0 check (charges >= 0),
      add column cgst bigint not null default 0 check (cgst >= 0),
      add column sgst bigint not null default 0 check (sgst >= 0),
      add column igst bigint not null default 0 check (igst >= 0),
      add column cess bigint not null default 0 check (cess >= 0),
      add column round_off bigint not null default 0 check (round_off between -50 and 50),
      -- What was charged beside goods: [{ name, amount }], paise.
      add column charge_lines jsonb not null default '[]',
      -- Where it goes, as it was when it was placed.
      add column ship_to jsonb,
      add column confirmed_at timestamptz(3),
      add column packed_at timestamptz(3),
      add column cancelled_at timestamptz(3);

    alter table order_item
      drop constraint order_item_pkey,
      drop constraint order_item_order_id_fkey,
      drop constraint order_item_warehouse_id_fkey;
    alter table orders drop constraint orders_pkey;
    alter table orders add primary key (warehouse_id, id);
    create index orders_by_id on orders (id);
    drop index orders_number;
    create unique index orders_number on orders (warehouse_id, order_number);
    create index orders_by_number on orders (order_number text_pattern_ops);
    -- Queues: what is still open, by state, oldest first.
    create index orders_open on orders (state, placed_at, id)
      where state in ('PLACED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_ALLOCATED', 'ALLOCATED');
    create index orders_of_slot on orders (warehouse_id, order_slot, state);
    -- What a retailer is to pay for and has not been invoiced for.
    create index orders_exposed on orders (retailer_id)
      where state in ('PLACED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_ALLOCATED', 'ALLOCATED', 'PACKED');

    alter table order_item
      add primary key (warehouse_id, order_id, position),
      add foreign key (warehouse_id, order_id) references orders (warehouse_id, id) on update cascade on delete cascade,
      -- A pack holds so many units. A price, a maximum price and a quantity are of units.
      add column packs integer,
      add column pack_of integer not null default 1 check (pack_of > 0);
    update order_item set packs = quantity;
    alter table order_item alter column packs set not null;
    alter table order_item add check (packs > 0);
    drop index order_item_of_product, order_item_of_product_in_warehouse;
    alter table order_item drop column quantity;
    alter table order_item add column quantity integer not null generated always as (packs * pack_of) stored;
    create index order_item_of_product on order_item (product_id, placed_at desc, order_id desc);
    create index order_item_of_product_in_warehouse on order_item (warehouse_id, product_id, placed_at desc, order_id desc);
    alter table order_item
      add column kind text not null default 'PAID' check (kind in ('PAID', 'FREE', 'PART')),
      -- The combo that a component was ordered in.
      add column combo_id uuid references combo (id),
      add column mrp bigint not null default 0 check (mrp >= 0),
      add column discount bigint not null default 0 check (discount >= 0),
      add column charge_share bigint not null default 0 check (charge_share >= 0),
      add column taxable bigint not null default 0 check (taxable >= 0),
      add column gst numeric(5, 2) not null default 0,
      add column cess numeric(5, 2) not null default 0,
      add column hsn text not null default '',
      add column cgst bigint not null default 0 check (cgst >= 0),
      add column sgst bigint not null default 0 check (sgst >= 0),
      add column igst bigint not null default 0 check (igst >= 0),
      add column cess_amount bigint not null default 0 check (cess_amount >= 0),
      -- How its price came to be, step by step: [{ step, text, amount }], paise.
      add column trace jsonb not null default '[]',
      -- Units.
      add column dropped integer not null default 0 check (dropped >= 0),
      add column reserved integer not null default 0 check (reserved >= 0),
      add column packed integer not null default 0 check (packed >= 0),
      add column invoiced integer not null default 0 check (invoiced >= 0),
      add column delivered integer not null default 0 check (delivered >= 0),
      add column refused integer not null default 0 check (refused >= 0),
      add column returned integer not null default 0 check (returned >= 0),
      add constraint order_item_promised check (reserved + packed + dropped <= quantity),
      add constraint order_item_invoiced check (invoiced <= packed),
      add constraint order_item_delivered check (delivered + refused <= invoiced),
      add constraint order_item_returned check (returned <= delivered);

    create table order_piece (
      warehouse_id uuid not null,
      order_id uuid not null,
      position integer not null,
      batch_id uuid not null references batch (id),
      units integer not null check (units > 0),
      primary key (warehouse_id, order_id, position, batch_id),
      foreign key (warehouse_id, order_id, position) references order_item (warehouse_id, order_id, position)
        on update cascade on delete cascade
    );
    create index order_piece_of_batch on order_piece (batch_id);

    -- Numbers of orders: one row for a warehouse and a year, taken last of all.
    create table order_series (
      warehouse_id uuid not null references warehouse (id),
      year integer not null,
      next_no integer not null default 1,
      primary key (warehouse_id, year)
    );

    -- How many orders a hub delivers on a day, and how many have taken their place.
    alter table warehouse add column slot_capacity integer not null default 200 check (slot_capacity >= 0);
    create table slot_day (
      warehouse_id uuid not null references warehouse (id),
      day date not null,
      taken integer not null default 0 check (taken >= 0),
      primary key (warehouse_id, day)
    );

    -- What somebody is about to order for a retailer, shared between their windows.
    create table cart (
      id uuid primary key,
      owner_id uuid not null references app_user (id) on delete cascade,
      retailer_id uuid not null references retailer (id) on delete cascade,
      -- { lines: [{ productId, packs }], orderSlot, paymentMode, note }
      body jsonb not null,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index cart_of_owner on cart (owner_id, retailer_id);
  `.execute(db);
};
