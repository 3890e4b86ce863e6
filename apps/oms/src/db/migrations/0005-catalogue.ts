import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create extension if not exists pg_trgm;

    create table company (
      id uuid primary key,
      name text not null,
      gst text not null,
      logo_id uuid references document (id),
      description text not null default '',
      address_line1 text not null default '',
      pincode text not null default '',
      city text not null default '',
      state text not null default '',
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index company_name on company (lower(name));
    create index company_search on company using gin (lower(name) gin_trgm_ops);

    create table brand (
      id uuid primary key,
      name text not null,
      manufacturer text not null,
      logo_id uuid references document (id),
      description text not null default '',
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index brand_name on brand (lower(name));
    create index brand_search on brand using gin (lower(name) gin_trgm_ops);

    create table category (
      id uuid primary key,
      name text not null,
      code text not null,
      image_id uuid references document (id),
      description text not null default '',
      position integer not null default 0,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index category_name on category (lower(name));
    create unique index category_code on category (lower(code));
    create index category_search on category using gin (lower(name) gin_trgm_ops);

    create table sub_category (
      id uuid primary key,
      category_id uuid not null references category (id),
      name text not null,
      image_id uuid references document (id),
      hsn_number text not null,
      gst numeric(5, 2) not null check (gst between 0 and 100),
      cess numeric(5, 2) not null check (cess between 0 and 100),
      description text not null default '',
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index sub_category_name on sub_category (category_id, lower(name));
    create index sub_category_search on sub_category using gin (lower(name) gin_trgm_ops);

    -- Amounts of money are whole paise.
    create table product (
      id uuid primary key,
      sku text not null,
      name text not null,
      brand_id uuid references brand (id),
      sub_category_id uuid references sub_category (id),
      company_id uuid references company (id),
      shelf_life integer not null check (shelf_life > 0),
      item_type text not null check (item_type in ('FOOD', 'NON_FOOD')),
      unit_weight numeric(12, 3) not null check (unit_weight > 0),
      weight_type text not null,
      pack_of integer not null check (pack_of > 0),
      pack_type text not null,
      length_cm numeric(10, 2),
      width_cm numeric(10, 2),
      height_cm numeric(10, 2),
      o2rlp bigint not null,
      pth bigint not null,
      ptr bigint not null,
      mrp bigint not null,
      central_o2rlp bigint check (central_o2rlp >= 0),
      central_pth bigint check (central_pth >= 0),
      central_ptr bigint check (central_ptr >= 0),
      central_mrp bigint check (central_mrp >= 0),
      gst numeric(5, 2) not null check (gst between 0 and 100),
      cess numeric(5, 2) not null check (cess >= 0),
      ean text,
      sac text,
      hsn text not null,
      platform text not null check (platform in ('ALL', 'APP', 'CALL_CENTERS')),
      target_customer text,
      product_type text not null,
      max_order_quant integer check (max_order_quant > 0),
      description text not null,
      active boolean not null default true,
      -- What the search box looks in. A line break stands between the fields, so that no word matches across two.
      search text not null generated always as (
        lower(name || E'\n' || sku || E'\n' || coalesce(ean, '') || E'\n' || hsn)
      ) stored,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint product_price_chain check (0 <= o2rlp and o2rlp <= pth and pth <= ptr and ptr <= mrp)
    );
    create unique index product_sku on product (lower(sku));
    create index product_search on product using gin (search gin_trgm_ops);
    create index product_by_name on product (lower(name), id);
    create index product_by_updated on product (updated_at, id);
    create index product_by_mrp on product (mrp, id);
    create index product_by_brand on product (brand_id, lower(name), id);
    create index product_by_sub_category on product (sub_category_id, lower(name), id);

    create table product_image (
      product_id uuid not null references product (id) on delete cascade,
      position integer not null check (position >= 0),
      document_id uuid not null references document (id),
      primary key (product_id, position),
      unique (product_id, document_id)
    );
    create index product_image_by_document on product_image (document_id);

    create table sku_kit_item (
      product_id uuid not null references product (id) on delete cascade,
      component_id uuid not null references product (id),
      position integer not null check (position >= 0),
      primary key (product_id, component_id),
      check (product_id <> component_id)
    );
    create index sku_kit_item_by_component on sku_kit_item (component_id);

    create table master_option (
      id uuid primary key,
      category text not null,
      value text not null,
      label text not null,
      position integer not null default 0,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index master_option_value on master_option (lower(category), value);
    create index master_option_order on master_option (lower(category), position, label);
  `.execute(db);
};
