import { sql, type Kysely } from "kysely";

/** What the apps are told when they start: as it is edited, and as it was published. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- The columns are the draft. Maintenance is no part of it: it is switched on and off at once, whatever is published.
    create table app_config (
      id uuid primary key,
      name text not null,
      app text not null check (app in ('O2R', 'FSA')),
      device_type text not null check (device_type in ('MOBILE', 'WEB')),
      os text check (os in ('ANDROID', 'IOS')),
      build_number integer check (build_number > 0),
      is_default boolean not null,
      home_id uuid not null references layout_page (id),
      content_page_id uuid references layout_page (id),
      checkout_page_id uuid references layout_page (id),
      intro_screen text,
      color text,
      font_type text,
      theme_name text,
      force_update boolean not null,
      flexible_update boolean not null,
      device_url text,
      referral_duration integer check (referral_duration >= 0),
      attendance_control boolean not null,
      onboarding_retailer_control boolean not null,
      under_maintenance boolean not null default false,
      message text,
      param text,
      state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'CHANGED', 'WITHDRAWN')),
      live_version integer,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint app_config_phone check ((device_type = 'MOBILE') = (os is not null) and (device_type = 'MOBILE' or build_number is null)),
      constraint app_config_referral check ((app = 'FSA') = (referral_duration is null)),
      constraint app_config_maintenance check (not under_maintenance or (message <> '' and param <> '')),
      constraint app_config_live check ((state in ('PUBLISHED', 'CHANGED')) = (live_version is not null))
    );
    create unique index app_config_name on app_config (lower(name));
    -- What is withdrawn stands in nobody's way.
    create unique index app_config_default on app_config (app, device_type, os) nulls not distinct
      where is_default and state <> 'WITHDRAWN';
    create unique index app_config_build on app_config (app, device_type, os, build_number) nulls not distinct
      where build_number is not null and state <> 'WITHDRAWN';
    create index app_config_by_updated on app_config (updated_at, id);
    create index app_config_by_home on app_config (home_id);
    create index app_config_by_content_page on app_config (content_page_id);
    create index app_config_by_checkout_page on app_config (checkout_page_id);

    -- What was published, with what it is found by. A version is never changed, but for its being live.
    create table app_config_version (
      config_id uuid not null references app_config (id) on delete cascade,
      n integer not null check (n > 0),
      app text not null,
      device_type text not null,
      os text,
      build_number integer,
      is_default boolean not null,
      body jsonb not null,
      live boolean not null,
      note text,
      restored_from integer,
      published_at timestamptz(3) not null default now(),
      published_by uuid references app_user (id),
      primary key (config_id, n)
    );
    create unique index app_config_version_live on app_config_version (config_id) where live;
    create unique index app_config_version_default on app_config_version (app, device_type, os) nulls not distinct
      where live and is_default;
    create unique index app_config_version_build on app_config_version (app, device_type, os, build_number) nulls not distinct
      where live and build_number is not null;
    create index app_config_version_by_publisher on app_config_version (published_by);
    alter table app_config add constraint app_config_live_version
      foreign key (id, live_version) references app_config_version (config_id, n) deferrable initially deferred;
  `.execute(db);
};
