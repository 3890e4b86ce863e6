import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "../db/schema.ts";
import type { Services } from "../http/context.ts";
import { takeLease } from "./lease.ts";
import { startLoop, type Loop } from "./loop.ts";

/** Work that is done from time to time, in one process of all. */
export interface Job {
  /** Unique; the lease is taken under it. */
  readonly name: string;
  /** Seconds from the end of one turn to the next. */
  readonly everySeconds: number;
  /**
   * Must be safe to run twice at once: a lease ends by the clock, whatever its holder does. What it returns are the
   * milliseconds until its next turn, where that is not `everySeconds`; the lease must have ended by then.
   */
  readonly run: (db: Db, services: Services, now: Date) => Promise<number | void>;
}

export interface Jobbing {
  readonly db: Db;
  readonly log: Logger;
  readonly services: Services;
  readonly jobs: readonly Job[];
}

/** How long a job waits at most for the first turn of the one before it, in milliseconds. */
const patience = 250;

/**
 * Runs each job soon, since what was due may have waited for this start, and then so many seconds after its last turn.
 * The first turns follow each other: all at once they would take the connections from whoever calls by then. The returned
 * function ends it, and waits for work under way.
 */
export const startJobs = ({ db, log, services, jobs }: Jobbing): (() => Promise<void>) => {
  const loops: Loop[] = [];
  let over = false;
  const start = async (): Promise<void> => {
    for (const { name, everySeconds, run } of jobs) {
      if (over) return;
      const first = Promise.withResolvers<void>();
      const turn = async (): Promise<number | void> => {
        try {
          // A little less than a turn, so that the process that ran it last may be the next one, too.
          if (await takeLease(db, name, everySeconds * 900)) return await run(db, services, new Date());
        } finally {
          first.resolve();
        }
      };
      loops.push(startLoop(turn, { every: everySeconds * 1000, log, what: `The job "${name}"` }));
      await Promise.race([first.promise, sleep(patience, undefined, { ref: false })]);
    }
  };
  const started = start();
  return async () => {
    over = true;
    await started;
    await Promise.all(loops.map((loop) => loop.stop()));
  };
};
