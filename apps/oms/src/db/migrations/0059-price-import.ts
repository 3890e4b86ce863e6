import { sql, type Kysely } from "kysely";

/** The files that prices were proposed by: what one import proposes is looked at, and approved, together. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Has the import's own id, and outlives it.
    create table price_import (
      id uuid primary key,
      file_name text not null,
      created_at timestamptz(3) not null
    );
    alter table price_change add column import_id uuid references price_import (id);
    create index price_change_by_import on price_change (import_id, updated_at, id) where import_id is not null;
  `.execute(db);
};
