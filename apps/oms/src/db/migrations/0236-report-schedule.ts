import { sql, type Kysely } from "kysely";

/** Reports that somebody is sent word of again and again: each day, week or month. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table report_schedule (
      id uuid primary key,
      owner_id uuid not null references app_user (id),
      report text not null,
      -- What the report's form holds, but for its days, which follow from how often it is made.
      params jsonb not null,
      words text not null,
      every text not null check (every in ('DAY', 'WEEK', 'MONTH')),
      -- The hour of the day in India at which it is asked for.
      hour integer not null check (hour between 0 and 23),
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAUSED')),
      reason text,
      next_at timestamptz(3) not null,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create index report_schedule_due on report_schedule (next_at) where state = 'ACTIVE';
    create index report_schedule_own on report_schedule (owner_id, created_at desc, id desc);
    alter table report_run add column schedule_id uuid references report_schedule (id) on delete set null;
    create index report_run_of_schedule on report_run (schedule_id) where schedule_id is not null;
  `.execute(db);
};
