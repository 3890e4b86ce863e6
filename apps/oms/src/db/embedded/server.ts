import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Binaries } from "./binaries.ts";
import { databaseUser } from "./cluster.ts";
import { DatabaseStartError } from "./failure.ts";
import type { Place } from "./place.ts";
import { giveToFolderOwner } from "./owner.ts";
import { dropStalePidFile, readPostmaster } from "./postmaster.ts";

/** Measured in guides: these matter, and everything else is PostgreSQL's own choice. Durability is never turned off. */
const serverSettings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "60",
  shared_buffers: "128MB",
  random_page_cost: "1.1",
  jit: "off",
  wal_compression: "pglz",
  log_timezone: "UTC",
  timezone: "UTC",
};

/** How long a crashed cluster may take to recover before the start is given up, in milliseconds. */
const recoveryTime = 120_000;
/** How long a dead postmaster's pid file may stand in the way before it is looked at more closely, in milliseconds. */
const ghostTime = 4_000;
const ghostLimit = 20_000;
const longestLog = 16 * 1024 * 1024;

const adminConnection = (place: Place): pg.ClientConfig => ({
  host: place.run,
  user: databaseUser,
  database: "postgres",
  connectionTimeoutMillis: 5_000,
});

/** Runs one piece of work on the maintenance database of a running server. */
export const asAdmin = async <T>(place: Place, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(adminConnection(place));
  client.on("error", () => {}); // a connection cut while idle shows in the next query
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

const isReady = (place: Place): Promise<boolean> =>
  asAdmin(place, (client) => client.query("select 1")).then(
    () => true,
    () => false,
  );

const tail = (path: string): string => readFileSync(path, "utf8").split("\n").slice(-12).join("\n").trim();

const rotateLog = (path: string): void => {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > longestLog) renameSync(path, `${path}.1`);
};

type Outcome = "ready" | "ghost";

/** Starts the postmaster once. `ghost`: the leftovers of a killed one still stand in its way. */
const launch = async (binaries: Binaries, place: Place, extra: Record<string, string>): Promise<Outcome> => {
  const log = openSync(place.log, "a", 0o600);
  giveToFolderOwner(place.log);
  const begin = statSync(place.log).size;
  const settings = Object.entries({ ...serverSettings, ...extra, unix_socket_directories: place.run });
  // Detached: Ctrl-C in the terminal must not reach it, so that requests under way can still commit.
  const child = spawn(binaries.postgres, ["-D", place.cluster, ...settings.flatMap(([k, v]) => ["-c", `${k}=${v}`])], {
    ...place.owner,
    cwd: place.run,
    detached: true,
    env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  let ended: string | undefined;
  child.on("exit", (code, signal) => (ended = String(signal ?? code)));
  child.on("error", (error) => (ended = error.message));

  const until = Date.now() + recoveryTime;
  for (let pause = 10; Date.now() < until; pause = Math.min(pause * 1.5, 250)) {
    if (await isReady(place)) return "ready";
    if (ended !== undefined) {
      const said = readFileSync(place.log).subarray(begin).toString("utf8");
      if (
        /lock file "[^"]*" already exists|pre-existing shared memory block|another server might be running/i.test(said)
      )
        return "ghost";
      throw new DatabaseStartError(
        `The embedded PostgreSQL stopped at its start (${ended}). Its log says:\n${tail(place.log)}`,
      );
    }
    await sleep(pause);
  }
  throw new DatabaseStartError(`The embedded PostgreSQL is not ready after ${recoveryTime / 1000} s. See ${place.log}`);
};

/** Brings the cluster's server up, or finds it running already (its starter was killed, it was not). */
export const ensureServer = async (
  binaries: Binaries,
  place: Place,
  extra: Record<string, string> = {},
): Promise<void> => {
  if (readPostmaster(place.cluster) !== undefined && (await isReady(place))) return;
  rotateLog(place.log);
  const began = Date.now();
  while ((await launch(binaries, place, extra)) === "ghost") {
    const waited = Date.now() - began;
    if (waited > ghostLimit) {
      throw new DatabaseStartError(
        `Another PostgreSQL still holds ${place.cluster}. Its log says:\n${tail(place.log)}`,
      );
    }
    if (await isReady(place)) return;
    if (waited > ghostTime) dropStalePidFile(place.cluster);
    await sleep(150);
  }
};
