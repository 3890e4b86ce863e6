import { sql, type Kysely } from "kysely";

/** Changes of a product's prices that take effect on a day, once somebody other than their maker has approved them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Amounts of money are whole paise. Days are of Asia/Kolkata.
    create table price_change (
      id uuid primary key,
      product_id uuid not null references product (id),
      effective_on date not null,
      state text not null check (state in ('PROPOSED', 'APPROVED', 'SCHEDULED', 'APPLIED', 'REVOKED')),
      o2rlp bigint not null,
      pth bigint not null,
      ptr bigint not null,
      mrp bigint not null,
      -- The prices that it replaced, known once it is applied.
      was_o2rlp bigint,
      was_pth bigint,
      was_ptr bigint,
      was_mrp bigint,
      reason text not null,
      approved_at timestamptz(3),
      approved_by uuid,
      applied_at timestamptz(3),
      revoked_at timestamptz(3),
      revoked_by uuid,
      revoke_reason text,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid not null,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      constraint price_change_chain check (0 <= o2rlp and o2rlp <= pth and pth <= ptr and ptr <= mrp),
      constraint price_change_checker check (approved_by <> created_by),
      constraint price_change_approved check (state not in ('APPROVED', 'SCHEDULED', 'APPLIED') or approved_by is not null),
      constraint price_change_applied check ((state = 'APPLIED') = (applied_at is not null)),
      constraint price_change_revoked check ((state = 'REVOKED') = (revoked_at is not null))
    );
    create unique index price_change_one_a_day on price_change (product_id, effective_on)
      where state in ('PROPOSED', 'APPROVED', 'SCHEDULED');
    create index price_change_due on price_change (effective_on, id) where state in ('APPROVED', 'SCHEDULED');
    create index price_change_by_product on price_change (product_id, updated_at desc, id desc);
    create index price_change_by_updated on price_change (updated_at, id);
  `.execute(db);
};
