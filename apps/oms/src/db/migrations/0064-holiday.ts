import { sql, type Kysely } from "kysely";

/** Days without orders or deliveries: everywhere, in a state, or at a hub. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table holiday (
      id uuid primary key,
      day date not null,
      name text not null,
      every_year boolean not null,
      scope text not null check (scope in ('ALL', 'STATE', 'HUB')),
      state text,
      hub_id uuid references warehouse (id),
      affects text not null check (affects in ('ORDER', 'DELIVERY', 'BOTH')),
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint holiday_place check ((scope = 'STATE') = (state is not null) and (scope = 'HUB') = (hub_id is not null))
    );
    create unique index holiday_once on holiday (day, coalesce(state, ''), coalesce(hub_id::text, '')) where active;
  `.execute(db);
};
