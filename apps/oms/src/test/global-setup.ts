import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { DatabaseStartError, startDatabase } from "../db/embedded/index.ts";
import { lockDataDir } from "../db/embedded/lock.ts";
import { stopPostmaster } from "../db/embedded/postmaster.ts";
import { migrate } from "../db/migrate.ts";
import { makeDataDir } from "./data-dir.ts";
import { databaseUrl, onServer, templates } from "./database.ts";

const prefix = "o2r-test-";

/** Of a server that is thrown away: nothing is kept for a crash, and no plan hangs on when a table was last counted. */
const settings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
  max_connections: "150",
};

/** Stops and removes what a run that was killed has left behind; what a living run holds stays. */
const removeAbandoned = async (): Promise<void> => {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const dataDir = join(tmpdir(), name);
    try {
      const lock = lockDataDir(dataDir);
      await stopPostmaster(join(dataDir, "postgres", "data"));
      lock.release();
      await rm(dataDir, { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof DatabaseStartError)) throw error;
    }
  }
};

/**
 * One PostgreSQL for the whole run, with a template that is migrated once. Each test file copies it, which takes a few
 * hundredths of a second. Only here is durability given up: the folder is thrown away.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await removeAbandoned();
  const dataDir = makeDataDir(prefix);
  const server = await startDatabase({ dataDir, settings });
  try {
    await onServer(server.url, (client) => client.query(`create database ${templates.migrated}`));
    await migrate(databaseUrl(server.url, templates.migrated));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("databaseServer", server.url);
  project.provide("demoFolder", join(dataDir, "demo"));
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: string;
    /** Where the files of the demo are that each test file copies. */
    demoFolder: string;
  }
}
