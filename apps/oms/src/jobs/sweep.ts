import type { Logger } from "pino";
import type { Db } from "../db/schema.ts";

const hour = 60 * 60 * 1000;

/** How long what is only useful for a while is kept, in milliseconds. */
const keptFor = {
  /** A call may be repeated, and answered the same, for a day. */
  idempotencyKey: 24 * hour,
  /** Whoever was away for longer reloads. */
  event: 7 * 24 * hour,
  /** A limit that nobody ran into for a day is full again. */
  limit: 24 * hour,
};

/** Removes what has served its time. Any number of processes may do so at once. */
export const sweep = async (db: Db, now: Date): Promise<void> => {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  await db.deleteFrom("idempotency_key").where("created_at", "<", before(keptFor.idempotencyKey)).execute();
  await db.deleteFrom("outbox").where("at", "<", before(keptFor.event)).execute();
  await db.deleteFrom("rate_limit").where("at", "<", before(keptFor.limit)).execute();
};

/** Sweeps every hour until stopped; a failure is logged and the next hour tries again. */
export const startSweeping = (db: Db, log: Logger): { readonly stop: () => void } => {
  const timer = setInterval(() => {
    sweep(db, new Date()).catch((err: unknown) => log.error({ err }, "Sweeping failed"));
  }, hour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
