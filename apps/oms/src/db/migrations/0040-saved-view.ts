import { sql, type Kysely } from "kysely";

/** States of lists under a name: a person's own, and those shared with all. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table saved_view (
      id uuid primary key,
      owner_id uuid not null references app_user (id) on delete cascade,
      list text not null,
      name text not null,
      shared boolean not null,
      query text not null,
      density text not null check (density in ('comfortable', 'compact')),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index saved_view_own on saved_view (owner_id, list, lower(name)) where not shared;
    create unique index saved_view_shared on saved_view (list, lower(name)) where shared;
  `.execute(db);
};
