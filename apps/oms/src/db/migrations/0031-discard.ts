import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discard_request (
      id uuid primary key,
      warehouse_id uuid not null,
      batch_id uuid not null,
      quantity integer not null check (quantity > 0),
      -- Paise, at PTH, when it was asked for.
      value bigint not null check (value >= 0),
      reason text not null,
      note text not null default '',
      state text not null default 'REQUESTED' check (state in ('REQUESTED', 'APPROVED', 'REFUSED')),
      decided_at timestamptz(3),
      decided_by uuid,
      decision text not null default '',
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid,
      -- Whoever asks never decides.
      constraint discard_request_four_eyes check (decided_by is distinct from created_by or decided_by is null),
      constraint discard_request_decided check ((state = 'REQUESTED') = (decided_at is null)),
      foreign key (batch_id, warehouse_id) references stock_balance (batch_id, warehouse_id)
    );
    create index discard_request_by_batch on discard_request (warehouse_id, batch_id);
    create index discard_request_by_time on discard_request (created_at, id);
  `.execute(db);
};
