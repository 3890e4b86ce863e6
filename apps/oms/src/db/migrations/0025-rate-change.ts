import { sql, type Kysely } from "kysely";

/** New rates of tax for a sub-category and its products, from a day on. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Days are of Asia/Kolkata.
    create table rate_change (
      id uuid primary key,
      sub_category_id uuid not null references sub_category (id),
      effective_on date not null,
      state text not null check (state in ('SCHEDULED', 'APPLIED', 'CANCELLED')),
      gst numeric(5, 2) not null check (gst between 0 and 100),
      cess numeric(5, 2) not null check (cess between 0 and 100),
      reason text not null,
      -- How many took the rate, once it is applied.
      products integer,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint rate_change_applied check ((state = 'APPLIED') = (products is not null))
    );
    create unique index rate_change_one_a_day on rate_change (sub_category_id, effective_on) where state = 'SCHEDULED';
    create index rate_change_due on rate_change (effective_on, id) where state = 'SCHEDULED';
    create index rate_change_by_sub_category on rate_change (sub_category_id, created_at desc, id desc);
  `.execute(db);
};
