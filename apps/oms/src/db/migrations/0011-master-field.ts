import { sql, type Kysely } from "kysely";
import { newId } from "../id.ts";

/** The lists of options by an id of their own, so that a value can be added to the field that an id names. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table master_field (
      id uuid primary key,
      category text not null,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      created_by uuid,
      updated_at timestamptz(3) not null default now(),
      updated_by uuid
    );
    create unique index master_field_category on master_field (lower(category));
  `.execute(db);
  const { rows } = await sql<{ category: string }>`
    select min(category) as category from master_option group by lower(category)`.execute(db);
  for (const { category } of rows) {
    await sql`insert into master_field (id, category) values (${newId()}, ${category})`.execute(db);
  }
};
