import { sql, type Kysely } from "kysely";

/** Conditions that are kept once and put into the nodes of many workflows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table chat_condition (
      id uuid primary key,
      name text not null,
      value text not null,
      comparison text not null check (comparison in ('IS', 'IS_NOT', 'CONTAINS', 'AT_LEAST', 'AT_MOST')),
      than text not null,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index chat_condition_name on chat_condition (lower(name));
  `.execute(db);
};
