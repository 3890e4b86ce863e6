import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notification (
      user_id uuid not null references app_user (id) on delete cascade,
      id uuid not null,
      type text not null check (type in ('RETAILER_ADDRESS', 'INVENTORY_SHORT', 'TICKET')),
      data jsonb not null,
      created_at timestamptz(3) not null,
      read_at timestamptz(3),
      primary key (user_id, id)
    );
    create index notification_newest on notification (user_id, created_at desc, id desc);
  `.execute(db);
};
