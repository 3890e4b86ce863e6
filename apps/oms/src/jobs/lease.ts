import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

const now = sql<string>`now()`;
const inMilliseconds = (ms: number) => sql<string>`now() + ${ms / 1000} * interval '1 second'`;

/**
 * Takes a job for so many milliseconds: true for one process of all that ask. The database's clock counts, so that those
 * of many machines need not agree. A process that dies leaves the job to the next one once its time is over.
 */
export const takeLease = async (db: Db, name: string, ms: number): Promise<boolean> => {
  const until = inMilliseconds(ms);
  const taken = await db
    .insertInto("job_lease")
    .values({ name, until })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ until }).where("job_lease.until", "<=", now))
    .returning("name")
    .executeTakeFirst();
  return taken !== undefined;
};

/**
 * Takes a job, or keeps it, for so many milliseconds from now: true while it is this holder's. For work without an end,
 * which one process does for all: ask again well before the time is over.
 */
export const holdLease = async (db: Db, name: string, holder: string, ms: number): Promise<boolean> => {
  const until = inMilliseconds(ms);
  const held = await db
    .insertInto("job_lease")
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ until, holder })
        .where((eb) => eb.or([eb("job_lease.until", "<=", now), eb("job_lease.holder", "=", holder)])),
    )
    .returning("name")
    .executeTakeFirst();
  return held !== undefined;
};

/**
 * Gives a job back, so that the next process need not wait for its time to be over. The row goes: a time of its end would be
 * rounded to a millisecond, which may not have come yet when the next one asks.
 */
export const releaseLease = async (db: Db, name: string, holder: string): Promise<void> => {
  await db.deleteFrom("job_lease").where("name", "=", name).where("holder", "=", holder).execute();
};
