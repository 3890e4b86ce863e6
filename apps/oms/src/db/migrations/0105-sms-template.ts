import { sql, type Kysely } from "kysely";

/** The registered wordings of what retailers are told, the switch of each event, and what a retailer wants to hear. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sms_template (
      id uuid primary key,
      event text not null,
      language text not null,
      sender text not null,
      dlt_template_id text not null,
      body text not null,
      -- What each place of the text is filled with, in their order.
      variables text[] not null default '{}',
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index sms_template_wording on sms_template (event, language);

    -- Events are declared in code; a row stands for each that somebody has switched or given other channels.
    create table message_event (
      id uuid primary key,
      event text not null,
      active boolean not null,
      channels text[] not null,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index message_event_once on message_event (event);

    -- What a retailer has said they want: the language, and the channels by which they want no offers.
    create table message_choice (
      id uuid primary key,
      retailer_id uuid not null references retailer (id) on delete cascade,
      language text not null,
      muted text[] not null default '{}',
      source text not null,
      note text,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index message_choice_of_retailer on message_choice (retailer_id);
    create index message_choice_newest on message_choice (updated_at desc, id desc);
  `.execute(db);
};
