import { sql, type Kysely } from "kysely";

/** What accounts have beside a sign-in: address, agent's ids, a life, a one-time password, and where they are signed in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table app_user
      add column address_line1 text not null default '',
      add column address_line2 text not null default '',
      add column pincode text not null default '',
      add column city text not null default '',
      add column address_state text not null default '',
      add column agent_id text,
      add column agent_email_id text,
      add column dialers_id text,
      add column must_change_password boolean not null default false,
      add column last_sign_in_at timestamptz(3),
      add column block_reason text,
      add column state text not null default 'ACTIVE' check (state in ('ACTIVE', 'BLOCKED'));
    update app_user set state = 'BLOCKED' where blocked_at is not null;
    alter table app_user
      add constraint app_user_blocked check ((state = 'BLOCKED') = (blocked_at is not null)),
      add column active boolean not null generated always as (state = 'ACTIVE') stored;
    create unique index app_user_agent on app_user (lower(agent_id)) where agent_id is not null;
    create index app_user_by_name on app_user (lower(name), id);

    alter table session_family
      add column device text,
      add column address text,
      drop constraint session_family_revoked_for_check,
      add constraint session_family_revoked_for_check
        check (revoked_for in ('logout', 'replay', 'password', 'block', 'revoked'));

    -- As before (0061), with whether a one-time password waits to be changed.
    drop function actors_of_sessions(uuid[]);
    create function actors_of_sessions(sessions uuid[])
      returns table (session_id uuid, id uuid, username text, user_type text, must_change boolean,
        warehouses uuid[], team uuid[], regions uuid[], beats uuid[])
      language plpgsql stable set plan_cache_mode = force_generic_plan as $$
    begin
      return query
        select family.id, holder.id, holder.username::text, holder.user_type::text, holder.must_change_password,
          assigned.*
        from session_family as family
        join app_user as holder on holder.id = family.user_id
        cross join lateral assigned_to(holder.id) as assigned
        where family.id = any(sessions) and family.revoked_at is null and holder.blocked_at is null;
    end $$;
  `.execute(db);
};
