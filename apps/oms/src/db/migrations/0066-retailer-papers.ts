import { sql, type Kysely } from "kysely";

/**
 * What a retailer goes through: taken on with pictures and before a hub is known, verified document by document, and moved
 * by a request that somebody else approves. A state of its papers stands with its papers, once.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Whoever is taken on has no terms yet, and no hub where nobody serves the pincode.
    alter table retailer
      alter column hub_id drop not null,
      alter column beat_id drop not null,
      alter column beat_type drop not null,
      alter column retailer_type drop not null,
      alter column address_line3 drop not null,
      add column address text,
      add column agent_id uuid references app_user (id),
      add column status_reason text,
      add column status_note text,
      -- Paise and days; null where those of the retailer's type hold.
      add column credit_limit bigint check (credit_limit >= 0),
      add column credit_days integer check (credit_days >= 0),
      add column mobile_verified_at timestamptz(3),
      add column submitted_at timestamptz(3),
      add column primary_image uuid references document (id),
      add column secondary_image uuid references document (id),
      add column shop_image uuid references document (id),
      add column gst_image uuid references document (id),
      add column pan_image uuid references document (id),
      add constraint retailer_active_has_hub check (status not in ('ACTIVE', 'BLOCKED') or hub_id is not null);
    create index retailer_of_agent on retailer (agent_id) where agent_id is not null;
    create index retailer_of_maker on retailer (onboarded_by) where onboarded_by is not null;

    create table kyc (
      id uuid primary key,
      retailer_id uuid not null references retailer (id) on delete cascade,
      state text not null default 'NOT_SUBMITTED' check (state in (
        'NOT_SUBMITTED', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED', 'RESUBMITTED', 'EXPIRED', 'SUSPENDED')),
      submitted_by uuid,
      submitted_at timestamptz(3),
      reviewed_by uuid,
      reviewed_at timestamptz(3),
      reason text,
      fssai_expiry date,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index kyc_of_retailer on kyc (retailer_id);
    create index kyc_waiting on kyc (state, submitted_at, id) where state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED');
    insert into kyc (id, retailer_id, state) select gen_random_uuid(), id, kyc_state from retailer;
    alter table retailer drop column kyc_state;

    create table kyc_verdict (
      kyc_id uuid not null references kyc (id) on delete cascade,
      kind text not null check (kind in ('GSTIN', 'PAN', 'FSSAI', 'IDENTITY', 'SHOP')),
      verdict text not null check (verdict in ('PENDING', 'APPROVED', 'REJECTED')),
      reason text,
      judged_by uuid,
      judged_at timestamptz(3),
      primary key (kyc_id, kind)
    );

    create table address_request (
      id uuid primary key,
      retailer_id uuid not null references retailer (id) on delete cascade,
      state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'REJECTED')),
      req_latitude double precision not null,
      req_longitude double precision not null,
      req_pincode text not null,
      req_city text not null,
      req_state text not null,
      req_address_line1 text not null,
      req_address_line2 text,
      req_address_line3 text not null,
      req_address text,
      -- The address that it took the place of, kept when it was approved.
      was jsonb,
      requested_by uuid,
      decided_by uuid,
      decided_at timestamptz(3),
      reason text,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index address_request_pending on address_request (retailer_id) where state = 'PENDING';
    create index address_request_newest on address_request (created_at desc, id desc);
  `.execute(db);
};
