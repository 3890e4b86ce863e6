import { sql, type Kysely } from "kysely";

/** Types, tiers and statuses of retailers with the terms of each; the minimum order and the tier of a retailer's own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table retailer_group (
      id uuid primary key,
      kind text not null check (kind in ('TYPE', 'TIER', 'STATUS')),
      retailer_type text,
      status text check (status in ('LEAD', 'ONBOARDING', 'KYC_PENDING', 'ACTIVE', 'BLOCKED', 'INACTIVE')),
      tier text,
      -- Of a type: the tier whose terms hold where the type states none.
      tier_id uuid references retailer_group (id),
      -- Paise; null of what is left to the next.
      credit_limit bigint check (credit_limit >= 0),
      credit_days integer check (credit_days >= 0),
      min_order bigint check (min_order >= 0),
      visibility text check (visibility in ('ALL', 'APP', 'CALL_CENTERS', 'NONE')),
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint retailer_group_kind check ((kind = 'TYPE') = (retailer_type is not null)
        and (kind = 'STATUS') = (status is not null) and (kind = 'TIER') = (tier is not null)
        and (kind = 'TIER') = (visibility is null) and (kind = 'TYPE' or tier_id is null))
    );
    create unique index retailer_group_type on retailer_group (retailer_type);
    create unique index retailer_group_status on retailer_group (status);
    create unique index retailer_group_tier on retailer_group (lower(tier));

    alter table retailer
      add column min_order bigint check (min_order >= 0),
      add column tier_id uuid references retailer_group (id);
  `.execute(db);
};
