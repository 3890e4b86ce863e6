import { sql, type Kysely } from "kysely";

/** What is to be sent to people outside of the console: kept with what it is sent for, and sent afterwards by a job. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table message (
      id uuid primary key,
      -- What it is sent for. The same key is the same message, here and at whoever carries it.
      key text not null,
      channel text not null check (channel in ('SMS', 'PUSH', 'EMAIL', 'IN_APP')),
      recipient text not null,
      template text not null,
      body text not null,
      -- It holds a one-time code, which nobody but its recipient is to read.
      secret boolean not null default false,
      state text not null default 'QUEUED' check (state in ('QUEUED', 'SENDING', 'SENT', 'FAILED')),
      attempts integer not null default 0,
      -- When it is to be sent, or tried again. Of one that is being sent: when whoever began it has surely ended.
      due_at timestamptz(3) not null default now(),
      fault text,
      created_at timestamptz(3) not null default now(),
      sent_at timestamptz(3)
    );
    create unique index message_key on message (key);
    create index message_due on message (due_at, id) where state in ('QUEUED', 'SENDING');
    create index message_newest on message (created_at desc, id desc);
  `.execute(db);
};
