import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create sequence qc_number;

    create table qc (
      id uuid primary key,
      number text not null,
      warehouse_id uuid not null references warehouse (id),
      source text not null check (source in ('GRN', 'STOCK', 'REJECTED')),
      supplier text not null default '',
      state text not null default 'PENDING'
        check (state in ('PENDING', 'IN_PROGRESS', 'PASSED', 'PARTIALLY_PASSED', 'FAILED')),
      inspector_id uuid,
      started_at timestamptz(3),
      submitted_at timestamptz(3),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index qc_number_once on qc (number);
    create index qc_by_time on qc (warehouse_id, created_at, id);
    create index qc_of_all_by_time on qc (created_at, id);

    create table qc_line (
      id uuid primary key,
      qc_id uuid not null references qc (id),
      warehouse_id uuid not null,
      batch_id uuid not null,
      position integer not null,
      received integer not null check (received > 0),
      accepted integer not null default 0 check (accepted >= 0),
      rejected integer not null default 0 check (rejected >= 0),
      held integer not null default 0 check (held >= 0),
      reason text,
      photo_id uuid references document (id),
      note text not null default '',
      constraint qc_line_sum check (accepted + rejected + held <= received),
      unique (qc_id, position),
      unique (qc_id, batch_id),
      foreign key (batch_id, warehouse_id) references stock_balance (batch_id, warehouse_id)
    );
    create index qc_line_by_batch on qc_line (warehouse_id, batch_id);
    create index qc_line_by_photo on qc_line (photo_id) where photo_id is not null;

    create table rejected_sku (
      id uuid primary key,
      warehouse_id uuid not null,
      batch_id uuid not null,
      qc_line_id uuid not null references qc_line (id),
      quantity integer not null check (quantity > 0),
      -- Paise, at PTH.
      value bigint not null check (value >= 0),
      reason text not null,
      photo_id uuid references document (id),
      state text not null default 'OPEN'
        check (state in ('OPEN', 'RETURNED', 'CREDITED', 'DISCARD_ASKED', 'DISCARDED', 'RE_QC')),
      moved_by uuid,
      note text not null default '',
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      foreign key (batch_id, warehouse_id) references stock_balance (batch_id, warehouse_id)
    );
    create index rejected_sku_by_time on rejected_sku (warehouse_id, created_at, id);
    create index rejected_sku_of_all_by_time on rejected_sku (created_at, id);
    create index rejected_sku_by_photo on rejected_sku (photo_id) where photo_id is not null;
  `.execute(db);
};
