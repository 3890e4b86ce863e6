import { sql, type Kysely } from "kysely";

/** Reports that people have asked for as files, each made by the job of one process. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table report_run (
      id uuid primary key,
      owner_id uuid not null references app_user (id),
      report text not null,
      format text not null check (format in ('csv', 'xlsx', 'json', 'pdf', 'zip')),
      -- What the report's form holds, and the same in words.
      params jsonb not null,
      words text not null,
      state text not null default 'ASKED'
        check (state in ('ASKED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED', 'EXPIRED')),
      attempts integer not null default 0,
      rows integer not null default 0,
      total integer,
      bytes bigint check ((bytes is null) = (state not in ('DONE', 'EXPIRED'))),
      reason text,
      scheduled boolean not null default false,
      ended_at timestamptz(3),
      expires_at timestamptz(3),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    -- One at a time per person.
    create unique index report_run_one on report_run (owner_id) where state = 'RUNNING';
    create index report_run_open on report_run (created_at, id) where state in ('ASKED', 'RUNNING');
    create index report_run_expiring on report_run (expires_at) where state = 'DONE';
    create index report_run_newest on report_run (created_at desc, id desc);
    create index report_run_own on report_run (owner_id, created_at desc, id desc);
  `.execute(db);
};
