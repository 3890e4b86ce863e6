import { sql, type Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table job_lease (
      name text primary key,
      until timestamptz(3) not null
    )`.execute(db);
};
