import { sql, type Kysely } from "kysely";

/** The audit log tells what takes back another act from what is done anew. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_log add column undoes boolean not null default false`.execute(db);
};
