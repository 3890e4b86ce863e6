import { sql, type Kysely } from "kysely";

/** Messages to many retailers, and to whom each of them goes: their rows say how far it has come, also after a kill. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table campaign (
      id uuid primary key,
      title text not null,
      body text not null,
      channels text[] not null,
      image uuid references document (id),
      deep_link text,
      sender text,
      dlt_template_id text,
      -- Rows of a rule; none is every active retailer.
      audience jsonb not null default '[]',
      start_on date,
      start_at text,
      -- Minutes after midnight in Asia/Kolkata, over midnight.
      quiet_from integer not null,
      quiet_to integer not null,
      state text not null default 'DRAFT' check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED')),
      active boolean not null generated always as (state <> 'CANCELLED') stored,
      starts_at timestamptz(3),
      recipients integer,
      begun_at timestamptz(3),
      sent_at timestamptz(3),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create index campaign_newest on campaign (updated_at desc, id desc);
    create index campaign_due on campaign (starts_at) where state in ('SCHEDULED', 'SENDING');

    create table campaign_recipient (
      campaign_id uuid not null references campaign (id) on delete cascade,
      retailer_id uuid not null references retailer (id) on delete cascade,
      mobile text not null,
      written boolean not null default false,
      primary key (campaign_id, retailer_id)
    );
    create index campaign_recipient_left on campaign_recipient (campaign_id, retailer_id) where not written;

    alter table message add column campaign_id uuid references campaign (id) on delete set null;
    create index message_of_campaign on message (campaign_id, state) include (delivered_at, read_at)
      where campaign_id is not null;
  `.execute(db);
};
