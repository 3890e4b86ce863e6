import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table attribute (
      id uuid primary key,
      name text not null,
      data_type text not null check (data_type in ('TEXT', 'NUMBER', 'BOOLEAN', 'DATE', 'LIST')),
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index attribute_name on attribute (lower(name));
  `.execute(db);
};
