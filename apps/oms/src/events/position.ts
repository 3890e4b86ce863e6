import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

/** Its row counts every event that was ever numbered. */
export const eventStream = "outbox";

/** How far events go: numbers of the newest one, and of the newest one that is not kept any more. */
export interface Extent {
  readonly last: number;
  readonly forgotten: number;
}

/** How far events go now. */
export const readExtent = async (db: Db): Promise<Extent> => {
  const { last_seq, forgotten_seq } = await db
    .selectFrom("event_position")
    .select(["last_seq", "forgotten_seq"])
    .where("stream", "=", eventStream)
    .executeTakeFirstOrThrow();
  return { last: last_seq, forgotten: forgotten_seq };
};

/** Removes events of before an instant, and keeps in mind how far that goes: both, or neither. */
export const forgetEvents = async (db: Db, before: string): Promise<void> => {
  await sql`
    with gone as (delete from outbox where at < ${before}::timestamptz returning seq)
    update event_position
    set forgotten_seq = greatest(forgotten_seq, (select coalesce(max(seq), 0) from gone))
    where stream = ${eventStream}`.execute(db);
};
