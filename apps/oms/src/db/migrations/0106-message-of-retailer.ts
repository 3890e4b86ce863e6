import { sql, type Kysely } from "kysely";

/** What a message to a retailer is of, when it may go out, and what became of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table message
      add column retailer_id uuid references retailer (id) on delete set null,
      -- The event that it tells of, where it tells of one.
      add column event text,
      -- A retailer can opt out of it, and it rests at night.
      add column offer boolean not null default false,
      -- Minutes after midnight in Asia/Kolkata between which an offer rests, over midnight.
      add column quiet_from integer,
      add column quiet_to integer,
      add column title text,
      add column image uuid,
      add column link text,
      -- The header and the template that a text message is registered under.
      add column sender text,
      add column dlt_template_id text,
      add column delivered_at timestamptz(3),
      add column read_at timestamptz(3),
      drop constraint message_state_check,
      add constraint message_state_check
        check (state in ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED', 'CANCELLED'));
    -- Offers wait for everything else: nobody waits for a code behind ten thousand of them.
    drop index message_due;
    create index message_due on message (offer, due_at, id) where state in ('QUEUED', 'SENDING');
    create index message_of_template on message (template, sent_at desc) where sent_at is not null;
    create index message_of_event on message (event, created_at desc) where event is not null;
    create index message_of_retailer on message (retailer_id, created_at desc) where retailer_id is not null;
  `.execute(db);
};
