import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { rootDir, type Config } from "../../config.ts";
import { openPool } from "../../db/pool.ts";
import type { Db } from "../../db/schema.ts";
import { startEvents } from "../../events/start-events.ts";
import { startJobs } from "../../jobs/regular.ts";
import { startSweeping } from "../../jobs/sweep.ts";
import { flushChannel, watchFlushes } from "../../jobs/watch-flushes.ts";
import { signAccessToken } from "../access-token.ts";
import { WorkGate } from "../../work/work-gate.ts";
import type { Areas, Contract } from "../areas.ts";
import type { SendMessage, Services } from "../context.ts";
import { callLimits, scaled } from "../limits/limits.ts";
import { trackRequests } from "./drain.ts";
import { buildServer } from "./server.ts";
import { LastCallers } from "../steps/last-callers.ts";
import { CallLimiter } from "../steps/limit-calls.ts";
import { makeTryCodes } from "../steps/try-codes.ts";

/**
 * Room for decoding: two of the largest pictures. One processor is left to calls, and one thread of the system's pool to
 * files and passwords.
 */
const gateLimits = {
  bytes: 384 * 1024 * 1024,
  atOnce: Math.min(Math.max(availableParallelism() - 1, 1), 3),
  waiting: 200,
};

/** A service that listens. */
export interface RunningService {
  /** Address it listens on, such as `http://localhost:4000`. */
  readonly url: string;
  readonly db: Db;
  readonly services: Services;
  /** Becomes not ready, takes no more, finishes what is under way (10 s at most), and closes its connections. */
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions<C extends Contract> {
  readonly config: Config;
  readonly log: Logger;
  readonly databaseUrl: string;
  readonly areas: Areas<C>;
  /** Gives the port free that was held until now; called just before the service takes it. */
  readonly freePort?: () => Promise<void>;
  /** How one-time codes are delivered; into the log unless told. */
  readonly sendCode?: Services["sendCode"];
  /** How messages are carried to people; they stay in the outbox, where staff read them, unless told. */
  readonly sendMessage?: SendMessage;
}

/** Starts the service on a migrated database. */
export const startService = async <C extends Contract>(options: ServiceOptions<C>): Promise<RunningService> => {
  const { config, log, areas } = options;
  let stopping = false;
  const pooled = config.O2R_DATABASE_POOLER === "transaction";
  const pool = openPool({
    url: options.databaseUrl,
    connections: config.O2R_DATABASE_CONNECTIONS,
    pooled,
    onIdleError: (err) => {
      // While stopping, PostgreSQL may end before the last connection has said goodbye.
      if (!stopping) log.warn({ err }, "A database connection broke");
    },
  });
  const lastCallers = new LastCallers();
  const onFlush = (): void => {
    log.info("What this process remembers is forgotten, as an administrator asked");
    lastCallers.forget();
    events.reset();
  };
  const flushes = await watchFlushes({ db: pool.db, log, onFlush }).catch(async (error: unknown) => {
    await pool.close();
    throw error;
  });
  const events = startEvents({
    db: pool.db,
    log,
    // A pooler would lend the listening connection to somebody else.
    listenAt: config.DATABASE_EVENTS_URL ?? (pooled ? undefined : options.databaseUrl),
    findActors: areas.findActors,
    hears: { [flushChannel]: flushes.wake },
  });
  const limiter = new CallLimiter();
  const services: Services = {
    events,
    config,
    log,
    signAccess: (claims) => signAccessToken(config.tokenSecret, claims, new Date()),
    gate: new WorkGate(gateLimits),
    limitCalls: (limit, subject, now) =>
      limiter.take(`${limit} ${subject}`, scaled(callLimits[limit], config.O2R_LIMIT_FACTOR), now.getTime()),
    tryCodes: makeTryCodes(pool.db, config.O2R_LIMIT_FACTOR),
    masters: areas.masters,
    checkDocuments: areas.checkDocuments,
    sendCode: options.sendCode ?? (async ({ username, code }) => log.info({ username, code }, "One-time code")),
    sendMessage: options.sendMessage ?? (async () => {}),
  };
  try {
    await areas.prepare(pool.db, services);
    const app = await buildServer({
      ...areas,
      formRegistry: areas.formRegistry(pool.db),
      db: pool.db,
      services,
      limiter,
      lastCallers,
      consoleDir: resolve(rootDir, config.O2R_CONSOLE_DIR),
      isStopping: () => stopping,
    });
    const drain = trackRequests(app);
    await app.ready();
    await options.freePort?.();
    await app.listen({ port: config.PORT, host: config.HOST });
    const stopSweeping = startSweeping({ db: pool.db, log, areas: (now) => areas.sweep(pool.db, services, now) });
    const stopJobs = startJobs({ db: pool.db, log, services, jobs: areas.jobs ?? [] });
    const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a pipe
    return {
      url: `http://${config.HOST.includes(":") ? `[${config.HOST}]` : config.HOST}:${port}`,
      db: pool.db,
      services,
      stop: async () => {
        stopping = true;
        // They would never end by themselves; whoever listened goes on at another process, or at the next start.
        await events.stop();
        await drain();
        await Promise.all([stopSweeping(), stopJobs(), flushes.stop()]);
        await pool.close();
      },
    };
  } catch (error) {
    await Promise.all([events.stop(), flushes.stop()]);
    await pool.close();
    throw error;
  }
};
