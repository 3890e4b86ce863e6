import { sql, type Kysely } from "kysely";

/** Papers of rejected goods that go back: a debit memo to the company that made them, a challan to the central warehouse. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table return_paper (
      warehouse_id uuid not null references warehouse (id),
      id uuid primary key,
      number text not null,
      kind text not null check (kind in ('DEBIT_MEMO', 'CHALLAN')),
      day date not null,
      -- What goes back with the same note on one day to the same place stands on one paper.
      note text not null,
      company_id uuid references company (id),
      to_warehouse_id uuid references warehouse (id),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      unique (warehouse_id, number),
      check (kind = 'DEBIT_MEMO' or to_warehouse_id is not null)
    );
    create index return_paper_of_day on return_paper (warehouse_id, day);
    alter table rejected_sku add column paper_id uuid references return_paper (id);
    create index rejected_sku_of_paper on rejected_sku (paper_id) where paper_id is not null;
  `.execute(db);
};
