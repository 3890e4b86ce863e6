import { sql, type Kysely } from "kysely";

/**
 * What a database is for, said once and for good: the demo, whose accounts have a published password, or production. One
 * row at most, so that of a demo and a production start at the same moment only one can have it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table database_use (
      id smallint primary key default 1 check (id = 1),
      purpose text not null check (purpose in ('demo', 'production')),
      since timestamptz(3) not null default now()
    );
    -- Databases that were filled before this table: mail under .example, which nobody can own, is the demo's alone.
    insert into database_use (purpose)
      select 'demo' where exists (select from app_user where email_id like '%@o2r.example');
  `.execute(db);
};
