import { sql, type Kysely } from "kysely";

/** Combos: products that are sold together at one price, at some hubs or at all, for some time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Amounts of money are whole paise. Days are of Asia/Kolkata.
    create table combo (
      id uuid primary key,
      sku text not null,
      name text not null,
      price bigint not null check (price > 0),
      max_quantity integer check (max_quantity > 0),
      valid_from date not null,
      valid_till date not null,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint combo_validity check (valid_from <= valid_till)
    );
    create unique index combo_name on combo (lower(name));
    create unique index combo_sku on combo (lower(sku));
    create index combo_by_updated on combo (updated_at, id);

    create table combo_item (
      combo_id uuid not null references combo (id) on delete cascade,
      position integer not null check (position >= 0),
      product_id uuid not null references product (id),
      quantity integer not null check (quantity > 0),
      -- Percent of the combo's price.
      allocation numeric(5, 2) not null check (allocation > 0 and allocation <= 100),
      primary key (combo_id, position),
      unique (combo_id, product_id)
    );
    create index combo_item_by_product on combo_item (product_id);

    -- A combo without a hub here is sold at every one.
    create table combo_hub (
      combo_id uuid not null references combo (id) on delete cascade,
      warehouse_id uuid not null references warehouse (id),
      primary key (combo_id, warehouse_id)
    );
    create index combo_hub_by_warehouse on combo_hub (warehouse_id);
  `.execute(db);
};
