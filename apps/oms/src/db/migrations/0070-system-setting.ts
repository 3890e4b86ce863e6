import { sql, type Kysely } from "kysely";

/** Settings of the platform with their values by warehouse, and how often every process was told to forget what it remembers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table system_setting (
      id uuid primary key,
      key text not null,
      -- Null of the value that holds wherever no warehouse has its own.
      warehouse_id uuid references warehouse (id),
      value text not null,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint system_setting_everywhere check (warehouse_id is not null or active)
    );
    create unique index system_setting_once on system_setting (key, coalesce(warehouse_id::text, ''));

    create table cache_flush (
      one boolean primary key default true check (one),
      times integer not null default 0
    );
    insert into cache_flush default values;
  `.execute(db);
};
