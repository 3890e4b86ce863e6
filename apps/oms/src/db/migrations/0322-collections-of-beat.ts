import { sql, type Kysely } from "kysely";

/** Whoever goes round a beat lists what is to be collected on it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index collection_of_beat on collection (beat_id, created_at desc, id desc) where beat_id is not null`.execute(
    db,
  );
};
