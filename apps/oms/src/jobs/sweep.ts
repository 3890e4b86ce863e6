import type { Logger } from "pino";
import type { Db } from "../db/schema.ts";
import { knownAddress } from "../http/steps/limit-attempts.ts";
import { forgetEvents } from "../events/position.ts";
import { forgetClaims } from "../kit/work-queue.ts";
import { takeLease } from "./lease.ts";

const hour = 60 * 60 * 1000;

/** How long what is only useful for a while is kept, in milliseconds. */
const keptFor = {
  /** A call may be repeated, and answered the same, for a day. */
  idempotencyKey: 24 * hour,
  /** Whoever was away for longer reloads. */
  event: 7 * 24 * hour,
  /** A limit that nobody ran into for a day is full again. */
  limit: 24 * hour,
  /** Where somebody signed in stays known for as long as a session may last. */
  knownAddress: 30 * 24 * hour,
};

/** Removes what has served its time. Any number of processes may do so at once. */
export const sweep = async (db: Db, now: Date): Promise<void> => {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  await db.deleteFrom("idempotency_key").where("created_at", "<", before(keptFor.idempotencyKey)).execute();
  await forgetEvents(db, before(keptFor.event));
  await forgetClaims(db, now);
  const limits = db.deleteFrom("rate_limit");
  await limits.where("at", "<", before(keptFor.limit)).where("name", "<>", knownAddress).execute();
  await limits.where("at", "<", before(keptFor.knownAddress)).execute();
};

/** A little less than the hour, so that the process that swept last may be the next one, too. */
const leaseFor = 0.9 * hour;

export interface Sweeping {
  readonly db: Db;
  readonly log: Logger;
  /** What is removed from time to time beside the platform's own rows. */
  readonly areas: (now: Date) => Promise<void>;
}

/**
 * Sweeps at once, because a start may follow a kill, and then every hour in one process of all. A failure is logged, and
 * the next hour tries again. The returned function ends it, and waits for a sweep under way.
 */
export const startSweeping = ({ db, log, areas }: Sweeping): (() => Promise<void>) => {
  const run = async (): Promise<void> => {
    try {
      await sweep(db, new Date());
      await areas(new Date());
    } catch (err) {
      log.error({ err }, "Sweeping failed");
    }
  };
  let underWay = run();
  const timer = setInterval(() => {
    underWay = takeLease(db, "sweep", leaseFor).then(
      (mine) => (mine ? run() : undefined),
      (err: unknown) => log.error({ err }, "Sweeping failed"),
    );
  }, hour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
};
