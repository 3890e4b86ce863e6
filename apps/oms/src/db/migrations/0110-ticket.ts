import { sql, type Kysely } from "kysely";

/** Tickets of retailers with their conversations, what staff answer with, and whose help and support is switched on. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create sequence ticket_number;
    create table ticket (
      id uuid primary key,
      number text not null unique
        default 'TKT-' || to_char(now() at time zone 'Asia/Kolkata', 'YY') || '-' || lpad(nextval('ticket_number')::text, 5, '0'),
      retailer_id uuid not null references retailer (id),
      subject text not null,
      topic text not null
        check (topic in ('DELIVERY', 'SHORT', 'PAYMENT', 'RETURN', 'PRICE', 'ACCOUNT', 'OTHER')),
      priority text not null default 'NORMAL' check (priority in ('URGENT', 'HIGH', 'NORMAL', 'LOW')),
      source text not null check (source in ('CHAT', 'STAFF')),
      session_id uuid,
      state text not null default 'OPEN'
        check (state in ('OPEN', 'ASSIGNED', 'IN_PROGRESS', 'WAITING_ON_RETAILER', 'RESOLVED', 'CLOSED')),
      holder_id uuid references app_user (id),
      held_at timestamptz(3),
      -- The promise: what was promised when it was opened, and the instants that follow from the hours of service.
      first_minutes integer not null,
      solve_minutes integer not null,
      first_due timestamptz(3) not null,
      first_answered_at timestamptz(3),
      first_seconds integer,
      -- While the clock stands there is no instant, but open seconds that are left, below zero once it is late.
      solve_due timestamptz(3),
      solve_left integer,
      first_late_at timestamptz(3),
      solve_late_at timestamptz(3),
      category text
        check (category in ('SOLVED', 'CREDIT', 'RESENT', 'EXPLAINED', 'NOT_POSSIBLE', 'NO_ANSWER', 'DUPLICATE')),
      resolution text,
      resolved_at timestamptz(3),
      resolved_by uuid references app_user (id),
      closed_at timestamptz(3),
      reopened integer not null default 0,
      last_seq integer not null default 0,
      last_at timestamptz(3) not null default now(),
      last_text text not null default '',
      last_from text not null default 'RETAILER' check (last_from in ('RETAILER', 'STAFF')),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint ticket_clock check (num_nonnulls(solve_due, solve_left) = 1)
    );
    create index ticket_by_due on ticket (solve_due, id) where state in ('OPEN', 'ASSIGNED', 'IN_PROGRESS');
    create index ticket_of_holder on ticket (holder_id, state) where holder_id is not null;
    create index ticket_of_retailer on ticket (retailer_id, created_at desc);
    create index ticket_newest on ticket (last_at desc, id desc);

    create table ticket_message (
      id uuid primary key,
      ticket_id uuid not null references ticket (id) on delete cascade,
      seq integer not null,
      kind text not null check (kind in ('RETAILER', 'REPLY', 'NOTE', 'SYSTEM')),
      author_id uuid references app_user (id),
      text text not null,
      at timestamptz(3) not null,
      unique (ticket_id, seq)
    );
    create table ticket_attachment (
      message_id uuid not null references ticket_message (id) on delete cascade,
      position integer not null,
      document_id uuid not null references document (id),
      primary key (message_id, position)
    );
    create index ticket_attachment_by_document on ticket_attachment (document_id);

    -- Lost in a crash, and good for some seconds only.
    create unlogged table ticket_presence (
      ticket_id uuid not null,
      user_id uuid not null,
      seen_at timestamptz(3) not null,
      typing_at timestamptz(3),
      primary key (ticket_id, user_id)
    );

    create table faq (
      id uuid primary key,
      question text not null,
      answer text not null,
      topic text not null
        check (topic in ('DELIVERY', 'SHORT', 'PAYMENT', 'RETURN', 'PRICE', 'ACCOUNT', 'OTHER')),
      position integer not null,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index faq_question on faq (lower(question));
    create table canned_reply (
      id uuid primary key,
      shortcut text not null,
      title text not null,
      topic text check (topic in ('DELIVERY', 'SHORT', 'PAYMENT', 'RETURN', 'PRICE', 'ACCOUNT', 'OTHER')),
      text text not null,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index canned_reply_shortcut on canned_reply (shortcut);

    -- One row: when somebody answers, and what is promised.
    create table help_hours (
      id uuid primary key,
      only_one boolean not null unique default true check (only_one),
      hours jsonb not null,
      first_minutes integer not null check (first_minutes > 0),
      solve_minutes integer not null check (solve_minutes > 0),
      version integer not null default 1,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    insert into help_hours (id, hours, first_minutes, solve_minutes)
      select gen_random_uuid(), jsonb_agg(jsonb_build_object('day', day, 'from', '09:00', 'to', '21:00') order by day), 30, 1440
      from generate_series(1, 7) as day;

    -- As before (0061, 0073), with whether help and support is switched on.
    drop function actors_of_sessions(uuid[]);
    drop function assigned_to(uuid);
    create function assigned_to(account uuid)
      returns table (warehouses uuid[], team uuid[], regions uuid[], beats uuid[], helps boolean)
      language sql stable as $$
      select
        array(select own.warehouse_id from user_warehouse as own where own.user_id = account),
        array(select agent.id from app_user as agent where agent.supervisor_id = account),
        array(select own.region_id from user_region as own where own.user_id = account),
        array(select own.beat_id from user_beat as own where own.user_id = account),
        coalesce((select help_and_support_active from app_user where id = account), false)
    $$;
    create function actors_of_sessions(sessions uuid[])
      returns table (session_id uuid, id uuid, username text, user_type text, must_change boolean,
        view_user uuid, view_type text, warehouses uuid[], team uuid[], regions uuid[], beats uuid[], helps boolean)
      language plpgsql stable set plan_cache_mode = force_generic_plan as $$
    begin
      return query
        select family.id, holder.id, holder.username::text, holder.user_type::text, holder.must_change_password,
          family.view_user, family.view_type, assigned.*
        from session_family as family
        join app_user as holder on holder.id = family.user_id
        cross join lateral assigned_to(holder.id) as assigned
        where family.id = any(sessions) and family.revoked_at is null and holder.blocked_at is null;
    end $$;
  `.execute(db);
};
