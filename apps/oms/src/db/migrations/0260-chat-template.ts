import { sql, type Kysely } from "kysely";

/** Texts with their buttons that are kept once and put into the nodes of many workflows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table chat_template (
      id uuid primary key,
      name text not null,
      text text not null,
      buttons text,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index chat_template_name on chat_template (lower(name));
  `.execute(db);
};
