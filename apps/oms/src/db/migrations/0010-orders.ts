import { sql, type Kysely } from "kysely";

/** Orders as far as they are watched, and the calls that agents are to take. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Amounts of money are whole paise.
    create table orders (
      id uuid primary key,
      warehouse_id uuid not null references warehouse (id),
      retailer_id uuid not null references retailer (id),
      order_number text not null,
      flow text not null check (flow in ('HUB_TO_RETAILER')),
      status text not null check (status in (
        'PLACED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_ALLOCATED', 'ALLOCATED', 'PACKED', 'INVOICED', 'SHIPPED',
        'PARTIALLY_DELIVERED', 'UNDELIVERED', 'DELIVERED', 'CLOSED', 'CANCELLED'
      )),
      source text not null check (source in ('O2R', 'FSA', 'CALL')),
      total bigint not null check (total >= 0),
      placed_at timestamptz(3) not null,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index orders_number on orders (order_number);
    create index orders_newest on orders (flow, placed_at desc, id desc);
    create index orders_newest_of_warehouse on orders (warehouse_id, flow, placed_at desc, id desc);
    create index orders_by_retailer on orders (retailer_id, placed_at desc, id desc);

    create table dialer_call (
      id uuid primary key,
      agent_id uuid not null references app_user (id),
      retailer_id uuid not null references retailer (id),
      status text not null check (status in ('RINGING', 'CONNECTED', 'WRAP_UP', 'DONE', 'MISSED')),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    -- An agent takes one call at a time. It is what agents ask for every second.
    create unique index dialer_call_open on dialer_call (agent_id) where status in ('RINGING', 'CONNECTED', 'WRAP_UP');
    create index dialer_call_of_agent on dialer_call (agent_id, created_at desc, id desc);
  `.execute(db);
};
