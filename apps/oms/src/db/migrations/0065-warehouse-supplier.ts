import { sql, type Kysely } from "kysely";

/** How a warehouse is paid where it supplies others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table warehouse_supplier (
      warehouse_id uuid primary key references warehouse (id) on delete cascade,
      gstin text not null,
      account_number text not null,
      ifsc text not null,
      bank_name text not null,
      status text not null check (status in ('ACTIVE', 'ON_HOLD'))
    );
  `.execute(db);
};
