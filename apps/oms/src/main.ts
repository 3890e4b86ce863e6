import { areas } from "./areas/index.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { DatabaseStartError, startDatabase } from "./db/embedded/index.ts";
import { migrate, MigrationError } from "./db/migrate.ts";
import { startService } from "./http/start.ts";
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

const openDatabase = async (
  config: Config,
): Promise<{ url: string; data: string | null; remarks: readonly string[]; stop: () => Promise<void> }> => {
  if (config.DATABASE_URL !== undefined) {
    return { url: config.DATABASE_URL, data: null, remarks: [], stop: async () => {} };
  }
  const { url, place, remarks, stop } = await startDatabase({ dataDir: config.dataDir, uid: config.O2R_DATABASE_UID });
  return { url, data: place, remarks, stop };
};

/** What a person reads when the start fails: a sentence for what we expect, the whole error for what we do not. */
const explain = (error: unknown, config?: Config): string => {
  if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof MigrationError)
    return error.message;
  if (error instanceof Error && "code" in error) {
    if (error.code === "EADDRINUSE")
      return `Port ${config?.PORT} is in use: stop what uses it, or choose another with PORT.`;
    if (error.code === "EACCES" && "syscall" in error && error.syscall === "listen")
      return `Port ${config?.PORT} needs rights that this user has not: choose one above 1023 with PORT.`;
    if (error.code === "ECONNREFUSED" || error.code === "ENOTFOUND")
      return `The database of DATABASE_URL cannot be reached: ${error.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const run = async (config: Config): Promise<void> => {
  const log = makeLog({ level: config.O2R_LOG_LEVEL, format: config.O2R_LOG_FORMAT ?? "json" });
  const stops: (() => Promise<void>)[] = [];
  let ending: Promise<void> | undefined;
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.toReversed()) await stop();
  };
  const end = (reason: string): void => {
    ending ??= (async () => {
      setTimeout(() => process.exit(1), hardExit).unref();
      log.info({ reason }, "Stopping");
      await stopAll();
      log.info("Stopped");
      process.exit(0);
    })();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(signal));
  // Whoever started us with a channel is gone: nobody would stop us.
  process.on("disconnect", () => end("the starting process has ended"));

  try {
    const database = await openDatabase(config);
    stops.push(database.stop);
    for (const remark of database.remarks) log.info(remark);
    const steps = await migrate(database.url);
    if (steps.length > 0) log.info({ steps: steps.length }, "The database was brought to this version");
    const service = await startService({ config, log, databaseUrl: database.url, areas });
    stops.push(service.stop);
    log.info({ url: service.url, data: database.data }, "Listening");
    const ready: ReadyMessage = { type: "ready", url: service.url, data: database.data, remarks: database.remarks };
    process.send?.(ready);
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
