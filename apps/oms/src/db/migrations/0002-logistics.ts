import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table warehouse (
      id uuid primary key,
      type text not null check (type in ('CWH', 'HUB')),
      company_name text not null,
      email_id text not null,
      mobile text not null,
      pan_number text not null,
      gst_number text,
      fssai_number text not null,
      fssai_expiry date not null,
      lead_time integer not null check (lead_time >= 0),
      pincode text not null,
      city text not null,
      state text not null,
      wlat double precision not null,
      wlng double precision not null,
      address text not null,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create index warehouse_by_name on warehouse (lower(company_name), id);
  `.execute(db);
};
