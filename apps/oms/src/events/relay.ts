import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { sendAhead } from "../db/sending/send-ahead.ts";
import { tx } from "../db/tx.ts";
import { eventStream } from "./position.ts";

/** Where the database tells that events wait to be numbered, and that new numbers stand. It carries nothing. */
export const channels = { waiting: "o2r_outbox", numbered: "o2r_events" } as const;

/** How many events are numbered in one transaction. */
const atOnce = 1000;

/** Tells every process that listens, at once where the database can, by its next look where it cannot. */
export const announce = async (db: Db, channel: (typeof channels)[keyof typeof channels]): Promise<void> => {
  await sql`select pg_notify(${channel}, '')`.execute(db);
};

const numberWaiting = (db: Db): Promise<number> =>
  tx(db, async (trx) => {
    // Held until the commit: numbers follow each other in the order in which they can be seen.
    await sendAhead(
      trx,
      trx.selectFrom("event_position").select("stream").where("stream", "=", eventStream).forUpdate().compile(),
    );
    const waiting = await trx
      .selectFrom("outbox")
      .innerJoin("event_position as position", (join) => join.on("position.stream", "=", eventStream))
      .select(["outbox.id", "position.last_seq"])
      .where("outbox.seq", "is", null)
      .orderBy("outbox.id")
      .limit(atOnce)
      .execute();
    const [first] = waiting;
    if (first === undefined) return 0;
    const { last_seq } = first;
    const ids = waiting.map(({ id }) => id);
    // Goes with the commit.
    await sendAhead(
      trx,
      sql`
      with numbered as (
        update outbox set seq = ${last_seq}::bigint + given.place
        from unnest(${ids}::uuid[]) with ordinality as given (id, place)
        where outbox.id = given.id),
      moved as (update event_position set last_seq = ${last_seq + ids.length} where stream = ${eventStream})
      select pg_notify(${channels.numbered}, '')`.compile(trx),
    );
    return ids.length;
  });

/**
 * Numbers what was committed since the last time, and tells of it. A transaction that commits later gets later numbers,
 * whenever it began: whoever has heard everything up to a number has missed nothing below it. Two at once wait for each
 * other. Returns whether there was anything.
 */
export const relay = async (db: Db): Promise<boolean> => {
  const waits = async (): Promise<boolean> =>
    (await db.selectFrom("outbox").select("id").where("seq", "is", null).limit(1).executeTakeFirst()) !== undefined;
  if (!(await waits())) return false;
  while ((await numberWaiting(db)) === atOnce);
  return true;
};
