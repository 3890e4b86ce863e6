import { sql, type Kysely } from "kysely";

/**
 * Promotions: promocodes, which are typed in, and schemes, which apply by themselves; what each order has taken of them, and
 * how much that is in all. Amounts of money are whole paise, days are of Asia/Kolkata.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table promotion (
      id uuid primary key,
      title text not null,
      -- What is typed in; null applies by itself.
      code text,
      kind text not null check (kind in ('DISCOUNT', 'QUANTITY_SLAB', 'VALUE_SLAB', 'BUY_GET', 'COMBO_PRICE')),
      state text not null check (state in ('DRAFT', 'SCHEDULED', 'ACTIVE', 'PAUSED', 'EXPIRED', 'EXHAUSTED', 'ARCHIVED')),
      discount_type text check (discount_type in ('PERCENT', 'VALUE')),
      -- Hundredths: of a percent, or of a rupee.
      discount integer check (discount > 0),
      -- [{ from, value }]: from units or paise, the value in hundredths.
      slabs jsonb not null default '[]',
      buy_quantity integer check (buy_quantity > 0),
      get_quantity integer check (get_quantity > 0),
      get_product_id uuid references product (id),
      most_free integer check (most_free > 0),
      -- [{ productId, quantity }].
      combo_parts jsonb not null default '[]',
      combo_price bigint check (combo_price > 0),
      -- Who pays: so many hundredths by the company, of so many.
      funded_by text not null check (funded_by in ('BRAND', 'O2R')),
      company_share integer not null check (company_share >= 0),
      company_of integer not null check (company_of > 0),
      valid_from date not null,
      valid_till date not null,
      -- Days of delivery that it is for.
      constraints_from date,
      constraints_till date,
      platform text not null check (platform in ('ALL', 'APP', 'CALL_CENTERS')),
      -- [{ attr1, attr2, operator, validator, group }].
      rules jsonb not null default '[]',
      minimum_quantity integer check (minimum_quantity > 0),
      minimum_value bigint check (minimum_value > 0),
      max_discount bigint check (max_discount > 0),
      use_limit integer check (use_limit > 0),
      retailer_limit integer check (retailer_limit > 0),
      day_limit integer check (day_limit > 0),
      budget bigint check (budget > 0),
      priority integer not null check (priority between 1 and 99),
      stackable boolean not null,
      -- The hub that it is for, where it is for one only: what a hub manager's reach goes by.
      warehouse_id uuid references warehouse (id),
      active boolean not null generated always as (state <> 'ARCHIVED') stored,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint promotion_days check (valid_from <= valid_till),
      constraint promotion_constraints check (constraints_from <= constraints_till),
      constraint promotion_percent check (discount_type <> 'PERCENT' or discount <= 10000),
      constraint promotion_share check (company_share <= company_of)
    );
    create unique index promotion_code on promotion (lower(code)) where state <> 'ARCHIVED';
    create index promotion_live on promotion (state, valid_till) where state in ('SCHEDULED', 'ACTIVE', 'PAUSED', 'EXHAUSTED');
    create index promotion_newest on promotion (updated_at desc, id desc);
    create index promotion_of_warehouse on promotion (warehouse_id, updated_at desc, id desc);

    create table promotion_hub (
      promotion_id uuid not null references promotion (id) on delete cascade,
      warehouse_id uuid not null references warehouse (id),
      primary key (promotion_id, warehouse_id)
    );
    create index promotion_hub_of_warehouse on promotion_hub (warehouse_id);
    create table promotion_brand (
      promotion_id uuid not null references promotion (id) on delete cascade,
      brand_id uuid not null references brand (id),
      primary key (promotion_id, brand_id)
    );
    create index promotion_brand_of_brand on promotion_brand (brand_id);
    create table promotion_product (
      promotion_id uuid not null references promotion (id) on delete cascade,
      product_id uuid not null references product (id),
      primary key (promotion_id, product_id)
    );
    create index promotion_product_of_product on promotion_product (product_id);
    create table promotion_retailer (
      promotion_id uuid not null references promotion (id) on delete cascade,
      retailer_id uuid not null references retailer (id),
      primary key (promotion_id, retailer_id)
    );
    create index promotion_retailer_of_retailer on promotion_retailer (retailer_id);

    -- What an order has taken. Its order may be written after it, in the same transaction.
    create table promotion_use (
      id uuid primary key,
      promotion_id uuid not null references promotion (id),
      warehouse_id uuid not null,
      order_id uuid not null,
      retailer_id uuid not null references retailer (id),
      -- The day of placing.
      day date not null,
      state text not null check (state in ('TAKEN', 'GIVEN_BACK')),
      amount bigint not null check (amount >= 0),
      free_units integer not null check (free_units >= 0),
      free_worth bigint not null check (free_worth >= 0),
      company bigint not null check (company >= 0),
      distributor bigint not null check (distributor >= 0),
      -- Of its cost, amount and worth of free goods together.
      given_back bigint not null default 0,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint promotion_use_once unique (order_id, promotion_id),
      constraint promotion_use_funded check (company + distributor = amount + free_worth),
      constraint promotion_use_given_back check (given_back between 0 and amount + free_worth),
      constraint promotion_use_order foreign key (warehouse_id, order_id) references orders (warehouse_id, id)
        on update cascade deferrable initially deferred
    );
    create index promotion_use_newest on promotion_use (promotion_id, created_at desc, id desc);
    create index promotion_use_latest on promotion_use (created_at desc, id desc);
    create index promotion_use_of_warehouse on promotion_use (warehouse_id, created_at desc, id desc);
    create index promotion_use_of_day on promotion_use (promotion_id, day) where state = 'TAKEN';
    -- What it took off which line, or gave as one, so that a return gives its part back.
    create table promotion_use_line (
      use_id uuid not null references promotion_use (id) on delete cascade,
      -- The key of the order's line.
      line text not null,
      units integer not null check (units > 0),
      amount bigint not null check (amount >= 0),
      returned integer not null default 0,
      given_back bigint not null default 0,
      primary key (use_id, line),
      constraint promotion_use_line_returned check (returned between 0 and units),
      constraint promotion_use_line_given_back check (given_back between 0 and amount)
    );

    -- How often it was taken and what it cost, without what was given back. One without limits is counted in any of
    -- several rows, so that orders do not wait for each other; one with limits in the first.
    create table promotion_tally (
      promotion_id uuid not null references promotion (id) on delete cascade,
      slot smallint not null,
      uses integer not null,
      spent bigint not null,
      primary key (promotion_id, slot)
    );
    create table promotion_retailer_tally (
      promotion_id uuid not null references promotion (id) on delete cascade,
      retailer_id uuid not null references retailer (id),
      uses integer not null check (uses >= 0),
      primary key (promotion_id, retailer_id)
    );
  `.execute(db);
};
