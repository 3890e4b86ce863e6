import { sql, type Kysely } from "kysely";

/**
 * What is assigned to accounts beside warehouses: the regions of onboarding managers, the beats of field sales, and who
 * supervises an agent. A retailer is on a beat, and by it in a region.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table region (
      id uuid primary key,
      name text not null,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index region_name on region (lower(name));

    create table beat (
      id uuid primary key,
      name text not null,
      hub_id uuid not null references warehouse (id),
      region_id uuid not null references region (id),
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index beat_name on beat (hub_id, lower(name));
    create index beat_of_region on beat (region_id);

    create table user_region (
      user_id uuid not null references app_user (id) on delete cascade,
      region_id uuid not null references region (id),
      primary key (user_id, region_id)
    );
    create table user_beat (
      user_id uuid not null references app_user (id) on delete cascade,
      beat_id uuid not null references beat (id),
      primary key (user_id, beat_id)
    );
    alter table app_user add column supervisor_id uuid references app_user (id) check (supervisor_id <> id);
    create index app_user_by_supervisor on app_user (supervisor_id) where supervisor_id is not null;

    -- The beats that retailers named by words become rows, in a region for each state.
    insert into region (id, name)
      select gen_random_uuid(), state from warehouse where id in (select hub_id from retailer) group by state;
    insert into beat (id, name, hub_id, region_id)
      select gen_random_uuid(), min(retailer.beat_id), retailer.hub_id, region.id
      from retailer
      join warehouse on warehouse.id = retailer.hub_id
      join region on lower(region.name) = lower(warehouse.state)
      group by retailer.hub_id, lower(retailer.beat_id), region.id;
    alter table retailer add column on_beat uuid references beat (id);
    update retailer set on_beat = beat.id
      from beat where beat.hub_id = retailer.hub_id and lower(beat.name) = lower(retailer.beat_id);
    alter table retailer drop column beat_id;
    alter table retailer rename column on_beat to beat_id;
    alter table retailer alter column beat_id set not null;
    create index retailer_by_beat on retailer (beat_id, lower(establishment), id);

    -- What an agent has placed, newest first.
    create index orders_newest_of_maker on orders (created_by, flow, placed_at desc, id desc);

    create function assigned_to(account uuid)
      returns table (warehouses uuid[], team uuid[], regions uuid[], beats uuid[])
      language sql stable as $$
      select
        array(select own.warehouse_id from user_warehouse as own where own.user_id = account),
        array(select agent.id from app_user as agent where agent.supervisor_id = account),
        array(select own.region_id from user_region as own where own.user_id = account),
        array(select own.beat_id from user_beat as own where own.user_id = account)
    $$;

    -- As before (0047), with all that is assigned.
    drop function actors_of_sessions(uuid[]);
    create function actors_of_sessions(sessions uuid[])
      returns table (session_id uuid, id uuid, username text, user_type text,
        warehouses uuid[], team uuid[], regions uuid[], beats uuid[])
      language plpgsql stable set plan_cache_mode = force_generic_plan as $$
    begin
      return query
        select family.id, holder.id, holder.username::text, holder.user_type::text, assigned.*
        from session_family as family
        join app_user as holder on holder.id = family.user_id
        cross join lateral assigned_to(holder.id) as assigned
        where family.id = any(sessions) and family.revoked_at is null and holder.blocked_at is null;
    end $$;
  `.execute(db);
};
