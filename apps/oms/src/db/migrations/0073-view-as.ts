import { sql, type Kysely } from "kysely";

/** A session may see the console as another account, or as a user type, until it goes back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table session_family
      add column view_user uuid references app_user (id) on delete set null,
      add column view_type text,
      add constraint session_family_view check (view_user is null or view_type is null);

    -- As before (0063), with whom the session sees the console as.
    drop function actors_of_sessions(uuid[]);
    create function actors_of_sessions(sessions uuid[])
      returns table (session_id uuid, id uuid, username text, user_type text, must_change boolean,
        view_user uuid, view_type text, warehouses uuid[], team uuid[], regions uuid[], beats uuid[])
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
