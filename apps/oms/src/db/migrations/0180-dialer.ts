import { sql, type Kysely } from "kysely";

/**
 * Dialers as a master that accounts of agents name, and what is asked of a provider who carries their calls. What accounts
 * have named so far becomes a dialer of that name.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table dialer (
      id uuid primary key,
      name text not null,
      kind text not null check (kind in ('SIMULATOR', 'HTTP')),
      -- Seconds after which a call that nobody takes is missed; null for none.
      ring_seconds integer check (ring_seconds between 15 and 600),
      caller_number text,
      listening boolean not null default false,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint dialer_of_provider check ((kind = 'HTTP') = (caller_number is not null) and (kind = 'HTTP' or not listening))
    );
    create unique index dialer_name on dialer (lower(name));

    insert into dialer (id, name, kind, ring_seconds)
      select gen_random_uuid(), min(trim(dialers_id)), 'SIMULATOR', 60 from app_user
      where trim(dialers_id) <> '' group by lower(trim(dialers_id));
    update app_user set dialers_id = (select dialer.id::text from dialer where lower(dialer.name) = lower(trim(app_user.dialers_id)))
      where dialers_id is not null;
    alter table app_user alter column dialers_id type uuid using dialers_id::uuid,
      add constraint app_user_dialer foreign key (dialers_id) references dialer (id);
    create index app_user_of_dialer on app_user (dialers_id) where dialers_id is not null;

    alter table dialer_call
      -- What carries it; null where the agent has no dialer.
      add column dialer_id uuid references dialer (id),
      add column incoming boolean not null default false,
      -- What the provider calls a call that came in.
      add column provider_key text;
    create unique index dialer_call_of_provider on dialer_call (provider_key) where provider_key is not null;
    create index dialer_call_ringing on dialer_call (created_at) where state = 'RINGING';

    -- What a provider is asked to do, in its order; its id is the key under which it is done once.
    create table dialer_request (
      id uuid primary key,
      call_id uuid not null references dialer_call (id),
      act text not null check (act in ('RING', 'ANSWER', 'HANG_UP', 'LISTEN')),
      -- The number of whoever listens in.
      listener text,
      state text not null default 'QUEUED' check (state in ('QUEUED', 'SENDING', 'SENT', 'FAILED')),
      attempts integer not null default 0,
      fault text,
      due_at timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now()
    );
    create index dialer_request_due on dialer_request (due_at, id) where state in ('QUEUED', 'SENDING');
    create index dialer_request_of_call on dialer_request (call_id, id);
  `.execute(db);
};
