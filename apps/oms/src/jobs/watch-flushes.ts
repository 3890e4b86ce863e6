import { sql } from "kysely";
import type { Logger } from "pino";
import type { Db } from "../db/schema.ts";
import { startLoop, type Loop } from "./loop.ts";

/** Where the database tells that what processes remember is to be forgotten. It carries nothing. */
export const flushChannel = "o2r_flush";

/** Milliseconds after which a process looks for a flush that nobody told it of. */
const every = 2_000;

interface Watching {
  readonly db: Db;
  readonly log: Logger;
  /** Forgets what the process remembers. */
  readonly onFlush: () => void;
}

/** Has every process forget what it remembers, when the transaction of `db` is committed. */
export const askForFlush = async (db: Db): Promise<void> => {
  await db
    .updateTable("cache_flush")
    .set({ times: sql<number>`times + 1` })
    .execute();
  await sql`select pg_notify(${flushChannel}, '')`.execute(db);
};

/** Watches for flushes: counts before it returns, and again whenever it is told or the clock says so. */
export const watchFlushes = async ({ db, log, onFlush }: Watching): Promise<Loop> => {
  const count = async (): Promise<number> =>
    (await db.selectFrom("cache_flush").select("times").executeTakeFirstOrThrow()).times;
  let flushed = await count();
  const look = async (): Promise<void> => {
    const times = await count();
    if (times === flushed) return;
    flushed = times;
    onFlush();
  };
  return startLoop(look, { every, log, what: "Looking for a flush" });
};
