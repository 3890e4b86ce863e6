import { sql, type Kysely } from "kysely";

/** What the apps show: contents, rails that hold them in an order, pages that hold rails in an order, and published pages. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Days are of Asia/Kolkata; both bounds are of the time in which it is shown.
    create table layout_content (
      id uuid primary key,
      name text not null,
      content_type text not null
        check (content_type in ('PRODUCT', 'BANNER', 'DEFAULT', 'CATEGORY', 'SUB_CATEGORY', 'BRAND')),
      product_id uuid references product (id),
      category_id uuid references category (id),
      sub_category_id uuid references sub_category (id),
      brand_id uuid references brand (id),
      tag text,
      cta_mobile text,
      cta_web text,
      -- As it was typed, line breaks and all.
      meta text not null check (meta::json is not null and length(meta) <= 8000),
      mobile_image_id uuid references document (id),
      web_image_id uuid references document (id),
      valid_from date,
      valid_till date,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint layout_content_target check (
        (content_type = 'PRODUCT') = (product_id is not null)
        and (content_type = 'CATEGORY') = (category_id is not null)
        and (content_type = 'SUB_CATEGORY') = (sub_category_id is not null)
        and (content_type = 'BRAND') = (brand_id is not null)
      ),
      constraint layout_content_validity check (valid_from <= valid_till)
    );
    create unique index layout_content_name on layout_content (lower(name));
    create index layout_content_by_updated on layout_content (updated_at, id);
    create index layout_content_by_product on layout_content (product_id);
    create index layout_content_by_mobile_image on layout_content (mobile_image_id);
    create index layout_content_by_web_image on layout_content (web_image_id);

    create table rail (
      id uuid primary key,
      name text not null,
      rail_type text not null check (rail_type in ('DEFAULT', 'BANNER', 'GRID', 'SEARCH')),
      direction text check (direction in ('HORIZONTAL')),
      rows integer check (rows between 1 and 10),
      cta text check (cta in ('/brand', '/category', '/sub_category', '/product', 'custom')),
      url_label text,
      placeholder text,
      is_external boolean not null,
      custom_mobile_path text,
      custom_web_path text,
      custom_mobile_web_path text,
      -- Shows none of its products that the shop's hub has none of.
      hide_out_of_stock boolean not null default false,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index rail_name on rail (lower(name));
    create index rail_by_updated on rail (updated_at, id);

    create table rail_content (
      rail_id uuid not null references rail (id) on delete cascade,
      position integer not null check (position >= 0),
      content_id uuid not null references layout_content (id),
      primary key (rail_id, position),
      unique (rail_id, content_id)
    );
    create index rail_content_by_content on rail_content (content_id);

    -- draft_rev grows with each change of its rails; live_version is the published one that the apps are shown.
    create table layout_page (
      id uuid primary key,
      name text not null,
      app text not null check (app in ('O2R', 'FSA')),
      device_type text not null check (device_type in ('MOBILE', 'WEB')),
      os text check (os in ('ANDROID', 'IOS')),
      page_type text not null check (page_type in ('STATIC', 'DYNAMIC')),
      save_url text,
      save_next_url text,
      state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'ROLLED_BACK')),
      draft_rev integer not null default 1,
      live_version integer,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint layout_page_os check (os is null or device_type = 'MOBILE'),
      constraint layout_page_live check ((state = 'DRAFT') = (live_version is null))
    );
    create unique index layout_page_name on layout_page (app, device_type, os, lower(name)) nulls not distinct;
    create index layout_page_by_updated on layout_page (updated_at, id);

    -- The draft of a page. A place keeps its id while it moves; its rank alone says where it stands, so that moves merge.
    create table page_rail (
      id uuid primary key,
      page_id uuid not null references layout_page (id) on delete cascade,
      rail_id uuid not null references rail (id),
      rank text not null collate "C",
      hidden boolean not null default false,
      visible_from timestamptz(3),
      visible_till timestamptz(3),
      -- The hubs whose shops see it; none: all do.
      hub_ids uuid[] not null default '{}',
      constraint page_rail_validity check (visible_from < visible_till)
    );
    create index page_rail_by_page on page_rail (page_id, rank, id);
    create index page_rail_by_rail on page_rail (rail_id);

    -- What was published, whole: places, rails and contents as they stood. A version is never changed.
    create table page_version (
      page_id uuid not null references layout_page (id) on delete cascade,
      n integer not null check (n > 0),
      body jsonb not null,
      sha256 text not null,
      note text,
      restored_from integer,
      published_at timestamptz(3) not null default now(),
      published_by uuid,
      primary key (page_id, n)
    );
    alter table layout_page add constraint layout_page_live_version
      foreign key (id, live_version) references page_version (page_id, n) deferrable initially deferred;

    -- The pictures of published versions, which are kept as long as these are.
    create table page_version_document (
      page_id uuid not null,
      n integer not null,
      document_id uuid not null references document (id),
      primary key (page_id, n, document_id),
      foreign key (page_id, n) references page_version (page_id, n) on delete cascade
    );
    create index page_version_document_by_document on page_version_document (document_id);
  `.execute(db);
};
