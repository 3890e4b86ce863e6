import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table retailer (
      id uuid primary key,
      hub_id uuid not null references warehouse (id),
      status text not null check (status in ('LEAD', 'ONBOARDING', 'KYC_PENDING', 'ACTIVE', 'BLOCKED', 'INACTIVE')),
      kyc_state text not null,
      name text not null,
      mobile text not null,
      alternative_mobile text,
      whatsapp_no text,
      secondary_name text,
      secondary_mobile text,
      establishment text not null,
      shop_type text not null,
      retailer_type text not null,
      beat_type text not null,
      beat_id text not null,
      is_prime boolean not null default false,
      address_line1 text not null,
      address_line2 text,
      address_line3 text not null,
      pincode text not null,
      city text not null,
      state text not null,
      lat double precision not null,
      lng double precision not null,
      gst_number text,
      pan_number text,
      name_as_per_id text,
      fssai_number text,
      -- Only the last four digits are ever kept.
      aadhar_last4 text check (aadhar_last4 ~ '^[0-9]{4}$'),
      location_id text,
      dob date,
      marriage_anniversary date,
      first_kid_bday date,
      second_kid_bday date,
      onboarded_by uuid,
      search text not null generated always as (
        lower(establishment || E'\n' || name || E'\n' || mobile || E'\n' || coalesce(gst_number, ''))
      ) stored,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index retailer_mobile on retailer (mobile);
    create index retailer_by_hub on retailer (hub_id, status, lower(establishment), id);
    create index retailer_by_beat on retailer (hub_id, beat_id, lower(establishment), id);
    create index retailer_search on retailer using gin (search gin_trgm_ops);
  `.execute(db);
};
