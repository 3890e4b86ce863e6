import { sql, type Kysely } from "kysely";

/**
 * Stock as a ledger. A movement refers to its balance, not to its batch: whoever posts it holds the balance already, so
 * that the check of the reference waits for nobody. Keys of rows that a warehouse owns begin with the warehouse.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Amounts of money are whole paise, per pack.
    create table batch (
      id uuid primary key,
      warehouse_id uuid not null references warehouse (id),
      product_id uuid not null references product (id),
      manufactured_on date not null,
      expires_on date not null,
      o2rlp bigint not null,
      pth bigint not null,
      ptr bigint not null,
      mrp bigint not null,
      discount_type text check (discount_type in ('PERCENT', 'VALUE')),
      -- Percent, or rupees.
      discount numeric(12, 2) check (discount >= 0),
      blocked boolean not null default false,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint batch_price_chain check (0 <= o2rlp and o2rlp <= pth and pth <= ptr and ptr <= mrp),
      constraint batch_days check (manufactured_on <= expires_on),
      constraint batch_discount check ((discount is null) = (discount_type is null)),
      constraint batch_place unique (id, warehouse_id, product_id)
    );
    create unique index batch_lot on batch (warehouse_id, product_id, manufactured_on, expires_on, mrp);
    create index batch_by_expiry on batch (warehouse_id, expires_on, id);
    create index batch_by_updated on batch (warehouse_id, updated_at, id);
    create index batch_of_all_by_expiry on batch (expires_on, id);
    create index batch_by_product on batch (product_id, expires_on, id);

    -- What the movements of a batch add up to.
    create table stock_balance (
      batch_id uuid primary key,
      warehouse_id uuid not null,
      product_id uuid not null,
      on_hand integer not null default 0 check (on_hand >= 0),
      reserved integer not null default 0 check (reserved >= 0),
      buffer integer not null default 0 check (buffer >= 0),
      in_flight integer not null default 0 check (in_flight >= 0),
      quarantine integer not null default 0 check (quarantine >= 0),
      rejected integer not null default 0 check (rejected >= 0),
      -- The place of the batch's newest movement.
      seq integer not null default 0,
      constraint stock_balance_available check (reserved + buffer <= on_hand),
      constraint stock_balance_place unique (batch_id, warehouse_id),
      foreign key (batch_id, warehouse_id, product_id) references batch (id, warehouse_id, product_id)
    );
    create index stock_balance_by_product on stock_balance (warehouse_id, product_id);
    create index stock_balance_of_product on stock_balance (product_id);

    create table stock_movement (
      id uuid primary key,
      warehouse_id uuid not null,
      batch_id uuid not null,
      -- First, second, third … of its batch: two writers can never take the same place.
      seq integer not null check (seq > 0),
      type text not null,
      on_hand integer not null default 0,
      reserved integer not null default 0,
      buffer integer not null default 0,
      in_flight integer not null default 0,
      quarantine integer not null default 0,
      rejected integer not null default 0,
      reason text not null default '',
      ref_type text,
      ref_id uuid,
      at timestamptz(3) not null,
      actor_id uuid,
      constraint stock_movement_moves check (
        (on_hand, reserved, buffer, in_flight, quarantine, rejected) <> (0, 0, 0, 0, 0, 0)
      ),
      constraint stock_movement_ref check ((ref_type is null) = (ref_id is null)),
      constraint stock_movement_place unique (warehouse_id, batch_id, seq),
      foreign key (batch_id, warehouse_id) references stock_balance (batch_id, warehouse_id)
    );
    create index stock_movement_by_ref on stock_movement (ref_id) where ref_id is not null;

    create function refuse_change() returns trigger language plpgsql as $body$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
    $body$;
    create trigger stock_movement_stays before update or delete on stock_movement
      for each row execute function refuse_change();
    create trigger stock_movement_stays_whole before truncate on stock_movement
      for each statement execute function refuse_change();

    create table reservation (
      id uuid primary key,
      warehouse_id uuid not null,
      batch_id uuid not null,
      quantity integer not null check (quantity > 0),
      ref_type text not null,
      ref_id uuid not null,
      state text not null default 'HELD' check (state in ('HELD', 'RELEASED', 'PICKED')),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      foreign key (batch_id, warehouse_id) references stock_balance (batch_id, warehouse_id)
    );
    create index reservation_by_batch on reservation (warehouse_id, batch_id);
    create index reservation_by_ref on reservation (ref_id);
  `.execute(db);
};
