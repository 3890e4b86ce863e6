import { sql, type Kysely } from "kysely";

/** Chats of retailers with the bot: each plays the version that was live when it began, to its end. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table chat_session (
      id uuid primary key,
      user_id uuid not null references app_user (id),
      retailer_id uuid not null references retailer (id),
      -- Null until what it is about is known.
      workflow_id uuid,
      workflow_version integer,
      state text not null check (state in ('WAITING', 'CALLING', 'HANDED_OFF', 'ENDED')),
      node text,
      values jsonb not null default '{}',
      wrong integer not null default 0,
      ticket_id uuid references ticket (id),
      handed_at timestamptz(3),
      -- Which call of a connection it waits for, and when that is tried: what is left behind by a kill is tried again.
      call_connection text,
      call_path text,
      call_due timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      foreign key (workflow_id, workflow_version) references chat_workflow_version (workflow_id, n),
      constraint chat_session_workflow check ((workflow_id is null) = (workflow_version is null)),
      constraint chat_session_ticket check ((state = 'HANDED_OFF') = (ticket_id is not null) and (ticket_id is null) = (handed_at is null)),
      constraint chat_session_call check ((state = 'CALLING') = (call_due is not null))
    );
    create index chat_session_of_user on chat_session (user_id, created_at desc, id desc);
    create index chat_session_of_workflow on chat_session (workflow_id, created_at) where workflow_id is not null;
    create index chat_session_calling on chat_session (call_due) where state = 'CALLING';
    create unique index chat_session_of_ticket on chat_session (ticket_id) where ticket_id is not null;

    create table chat_message (
      id uuid primary key,
      session_id uuid not null references chat_session (id) on delete cascade,
      seq integer not null,
      speaker text not null check (speaker in ('BOT', 'RETAILER')),
      text text not null,
      choices jsonb not null default '[]',
      at timestamptz(3) not null,
      unique (session_id, seq)
    );

    -- What a workflow may ask outside of the service.
    create table chat_connection (
      id uuid primary key,
      name text not null,
      address text not null,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index chat_connection_name on chat_connection (lower(name));
  `.execute(db);
};
