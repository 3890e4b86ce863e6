import { sql, type Kysely } from "kysely";

/**
 * Shipments: a vehicle with its driver, and the stops that it makes in their order. An order rides on one shipment at a
 * time, until that is settled or cancelled; what of its lines was aboard, taken and brought back stands with the stop, since
 * the goods of a failed attempt ride again. Weights are grams, volumes cubic centimetres, amounts paise.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shipment_series (
      warehouse_id uuid not null references warehouse (id),
      year integer not null,
      next_no integer not null default 1,
      primary key (warehouse_id, year)
    );

    create table shipment (
      warehouse_id uuid not null references warehouse (id),
      id uuid primary key,
      number text not null,
      type text not null default 'HUB_TO_RETAILER' check (type in ('HUB_TO_RETAILER', 'CWH_TO_HUB')),
      state text not null default 'DRAFT'
        check (state in ('DRAFT', 'PLANNED', 'LOADED', 'IN_TRANSIT', 'COMPLETED', 'SETTLED', 'CANCELLED')),
      vehicle_type text not null,
      vehicle_number text,
      driver_name text,
      driver_mobile text,
      route text,
      transporter text,
      depart_on date not null,
      -- What of it is known by its stops, for lists.
      stops integer not null default 0 check (stops >= 0),
      done integer not null default 0 check (done between 0 and stops),
      packs integer not null default 0,
      weight bigint not null default 0,
      volume bigint not null default 0,
      value bigint not null default 0,
      cod bigint not null default 0,
      collected bigint not null default 0,
      started_at timestamptz(3),
      completed_at timestamptz(3),
      settled_at timestamptz(3),
      -- What the driver should have handed over in cash, and has.
      cash_due bigint,
      cash_handed bigint check (cash_handed >= 0),
      -- Why the two, or the goods that came back, do not agree; or why it was cancelled.
      reason text,
      reason_note text,
      search text not null default '',
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      check (state in ('DRAFT', 'CANCELLED') or (vehicle_number is not null and driver_name is not null and driver_mobile is not null))
    );
    create unique index shipment_number on shipment (warehouse_id, number);
    create index shipment_newest on shipment (depart_on desc, id desc);
    create index shipment_newest_in on shipment (warehouse_id, depart_on desc, id desc);
    create index shipment_search on shipment using gin (search gin_trgm_ops) with (fastupdate = off);

    create table shipment_stop (
      id uuid primary key,
      warehouse_id uuid not null,
      shipment_id uuid not null references shipment (id),
      position integer not null check (position > 0),
      order_id uuid not null,
      invoice_id uuid not null references invoice (id),
      retailer_id uuid not null references retailer (id),
      -- The shipment is neither settled nor cancelled: the order is on no other.
      open boolean not null default true,
      state text not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'PARTIAL', 'FAILED')),
      packs integer not null,
      weight bigint not null,
      volume bigint not null,
      value bigint not null,
      -- What is to be collected.
      cod bigint not null,
      reason text,
      note text,
      visited_at timestamptz(3),
      -- All that was paid there, and what of it in cash.
      collected bigint not null default 0 check (collected >= 0),
      cash bigint not null default 0 check (cash between 0 and collected),
      photo_id uuid references document (id),
      received_by text,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      foreign key (warehouse_id, order_id) references orders (warehouse_id, id) on update cascade,
      unique (shipment_id, position) deferrable initially deferred
    );
    create unique index shipment_stop_open on shipment_stop (order_id) where open;
    create index shipment_stop_of_order on shipment_stop (order_id);
    create index shipment_stop_of_invoice on shipment_stop (invoice_id);
    create index shipment_stop_shows on shipment_stop (photo_id) where photo_id is not null;

    create table shipment_line (
      stop_id uuid not null references shipment_stop (id) on delete cascade,
      position integer not null,
      product_id uuid not null references product (id),
      pack_of integer not null check (pack_of > 0),
      -- Units.
      loaded integer not null check (loaded > 0),
      delivered integer not null default 0 check (delivered between 0 and loaded),
      -- What was counted of the rest when the vehicle was back.
      counted integer check (counted between 0 and loaded - delivered),
      primary key (stop_id, position)
    );

    -- What was paid at a stop.
    create table shipment_payment (
      stop_id uuid not null references shipment_stop (id),
      payment_id uuid primary key references payment (id)
    );
    create index shipment_payment_of_stop on shipment_payment (stop_id);

    -- Goods that came back after their last attempt are checked, too.
    do $$
      declare rule text;
      begin
        select pg_get_constraintdef(oid) into rule from pg_constraint where conname = 'qc_source_check';
        alter table qc drop constraint qc_source_check;
        execute 'alter table qc add constraint qc_source_check '
          || replace(rule, '''REJECTED''::text', '''REJECTED''::text, ''RETURN''::text');
      end $$;
  `.execute(db);
};
