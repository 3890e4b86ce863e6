import type { Logger } from "pino";
import { readConfig, type Config } from "./config.ts";
import { ensureDataDir } from "./data-dir.ts";
import { startDatabase } from "./db/embedded/index.ts";
import { explain } from "./explain.ts";
import { openDoor } from "./http/server/door.ts";
import { makeLog } from "./log.ts";

/** What a process that started this one with an IPC channel is told when the service is ready. */
export interface ReadyMessage {
  readonly type: "ready";
  readonly url: string;
  /** Where the data lies; null when DATABASE_URL names another server. */
  readonly data: string | null;
  readonly remarks: readonly string[];
}

/** After the signal, the process is gone within this, whatever hangs. */
const hardExit = 20_000;

interface OpenDatabase {
  readonly url: string;
  readonly data: string | null;
  readonly remarks: readonly string[];
  readonly stop: () => Promise<void>;
}

const openDatabase = async (config: Config, log: Logger): Promise<OpenDatabase> => {
  if (config.DATABASE_URL !== undefined) {
    return { url: config.DATABASE_URL, data: null, remarks: [], stop: async () => {} };
  }
  const { url, place, remarks, stop } = await startDatabase({
    dataDir: config.dataDir,
    uid: config.O2R_DATABASE_UID,
    tell: (sentence) => log.error(sentence),
  });
  return { url, data: place, remarks, stop };
};

/**
 * All that changes the database and answers calls. Reading it takes a second or more: that happens while the database
 * starts, and a setting that is wrong is told before.
 */
const readService = async () => {
  const [{ migrate }, { areas }, { openProvider }, { startService }] = await Promise.all([
    import("./db/migrate.ts"),
    import("./areas/index.ts"),
    import("./areas/engagement/area.ts"),
    import("./http/server/start.ts"),
  ]);
  return { migrate, areas, openProvider, startService };
};

const run = async (config: Config): Promise<void> => {
  const log = makeLog({ level: config.O2R_LOG_LEVEL, format: config.O2R_LOG_FORMAT ?? "json" });
  const stops: (() => Promise<void>)[] = [];
  let started: Promise<void> | undefined;
  let ending: Promise<void> | undefined;

  const stopAll = async (): Promise<void> => {
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
      // What cannot be stopped must not keep the rest running.
      await stop().catch((err: unknown) => log.error({ err }, "A part could not be stopped"));
    }
  };

  const start = async (): Promise<void> => {
    // First of all: where another version runs already, its database must not be changed beneath it.
    const freePort = await openDoor(config);
    stops.push(freePort);
    // Uploads pass through it, wherever the database is.
    ensureDataDir(config.dataDir);
    const reading = readService();
    reading.catch(() => {}); // told below; a database that does not start is told first
    const database = await openDatabase(config, log);
    stops.push(database.stop);
    for (const remark of database.remarks) log.info(remark);
    const { migrate, areas, openProvider, startService } = await reading;
    const pooled = config.O2R_DATABASE_POOLER === "transaction";
    const steps = await migrate(database.url, (sentence) => log.info(sentence), { pooled });
    if (steps.length > 0) log.info({ steps: steps.length }, "The database was brought to this version");
    if (ending !== undefined) return;
    const { O2R_MESSAGE_URL: provider, O2R_MESSAGE_TOKEN: token } = config;
    const service = await startService({
      config,
      log,
      databaseUrl: database.url,
      areas,
      freePort,
      ...(provider !== undefined && { sendMessage: openProvider(provider, token) }),
    });
    stops.push(service.stop);
    log.info({ url: service.url, data: database.data }, "Listening");
    const ready: ReadyMessage = { type: "ready", url: service.url, data: database.data, remarks: database.remarks };
    process.send?.(ready);
  };

  const end = (reason: string, exitCode: number): void => {
    ending ??= (async () => {
      setTimeout(() => process.exit(1), hardExit).unref();
      log.info({ reason }, "Stopping");
      // What is still being started can be stopped only then: a database half way up would stay behind.
      await started?.catch(() => {});
      await stopAll();
      log.info("Stopped");
      process.exit(exitCode);
    })();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(signal, 0));
  // Whoever started us with a channel is gone: nobody would stop us.
  process.on("disconnect", () => end("the starting process has ended", 0));
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "A fault that nothing has caught");
    end("a fault", 1);
  });

  try {
    started = start();
    await started;
  } catch (error) {
    await stopAll();
    throw error;
  }
};

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await run(config);
} catch (error) {
  process.stderr.write(`${explain(error, config)}\n`);
  process.exit(1);
}
