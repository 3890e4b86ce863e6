import { sql, type Kysely } from "kysely";

/** What is charged beside goods, a row for each slab. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table charge (
      id uuid primary key,
      name text not null,
      basis text not null check (basis in ('FLAT', 'PERCENT', 'SLAB', 'WEIGHT')),
      -- Paise; of weight grams. It ends below to_amount.
      from_amount bigint not null default 0 check (from_amount >= 0),
      to_amount bigint,
      -- Paise; of a percent hundredths of it.
      amount bigint not null check (amount >= 0),
      gst numeric(5, 2) check (gst between 0 and 100),
      hub_id uuid references warehouse (id),
      retailer_type text,
      platform text check (platform in ('O2R', 'FSA', 'CALL')),
      valid_from date not null,
      valid_till date,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint charge_range check (to_amount > from_amount),
      constraint charge_validity check (valid_till >= valid_from)
    );
  `.execute(db);
};
