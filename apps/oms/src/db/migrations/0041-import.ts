import { sql, type Kysely } from "kysely";

/** Imports under way, and the rows of their files. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table import_job (
      id uuid primary key,
      owner_id uuid not null references app_user (id) on delete cascade,
      thing text not null,
      file_name text not null,
      state text not null check (state in ('MATCHING', 'CHECKING', 'CHECKED', 'APPLYING', 'DONE')),
      headings jsonb not null,
      columns jsonb not null,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create index import_job_by_owner on import_job (owner_id, thing, id);
    create index import_job_at_work on import_job (updated_at) where state in ('CHECKING', 'APPLYING');

    create table import_row (
      id uuid primary key,
      job_id uuid not null references import_job (id) on delete cascade,
      number integer not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'GOOD', 'BAD', 'DONE')),
      cells jsonb not null,
      key text,
      effect text check (effect in ('create', 'update')),
      errors jsonb not null default '[]',
      result_id uuid
    );
    create index import_row_by_state on import_row (job_id, state, number);
    create index import_row_by_key on import_row (job_id, key) where key is not null;
  `.execute(db);
};
