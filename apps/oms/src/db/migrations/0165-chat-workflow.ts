import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table chat_workflow (
      id uuid primary key,
      name text not null,
      trigger text not null,
      -- What is drawn now. What is played stands in its versions.
      draft jsonb not null,
      state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'ROLLED_BACK')),
      live_version integer,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint chat_workflow_live_while_published check ((state = 'DRAFT') = (live_version is null))
    );
    create unique index chat_workflow_name on chat_workflow (lower(name));

    -- What was published, whole. A version is never changed.
    create table chat_workflow_version (
      workflow_id uuid not null references chat_workflow (id) on delete cascade,
      n integer not null check (n > 0),
      flow jsonb not null,
      note text,
      restored_from integer,
      published_at timestamptz(3) not null default now(),
      published_by uuid,
      primary key (workflow_id, n)
    );
    alter table chat_workflow add constraint chat_workflow_live_version
      foreign key (id, live_version) references chat_workflow_version (workflow_id, n) deferrable initially deferred;
  `.execute(db);
};
