import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table app_user (
      id uuid primary key,
      username text not null,
      password_hash text not null,
      user_type text not null,
      name text not null,
      mobile text,
      email_id text,
      help_and_support_active boolean not null default false,
      second_step boolean not null default false,
      blocked_at timestamptz(3),
      password_changed_at timestamptz(3) not null default now(),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index app_user_username on app_user (lower(username));

    create table user_warehouse (
      user_id uuid not null references app_user (id) on delete cascade,
      warehouse_id uuid not null references warehouse (id),
      primary key (user_id, warehouse_id)
    );

    -- One row per sign-in. The refresh token in force follows from id and generation; nothing secret is stored.
    create table session_family (
      id uuid primary key,
      user_id uuid not null references app_user (id) on delete cascade,
      generation integer not null default 1,
      created_at timestamptz(3) not null,
      rotated_at timestamptz(3) not null,
      revoked_at timestamptz(3),
      revoked_for text check (revoked_for in ('logout', 'replay', 'password', 'block')),
      check ((revoked_at is null) = (revoked_for is null))
    );
    create index session_family_alive on session_family (user_id) where revoked_at is null;

    -- A second step that waits for its code.
    create table code_challenge (
      id uuid primary key,
      user_id uuid not null references app_user (id) on delete cascade,
      code_hash text not null,
      attempts integer not null default 0,
      sends integer not null default 1,
      sent_at timestamptz(3) not null,
      used_at timestamptz(3)
    );
    create index code_challenge_by_user on code_challenge (user_id);
  `.execute(db);
};
