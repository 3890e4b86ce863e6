import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { readConfig } from "../config.ts";
import { signAccessToken } from "../http/access-token.ts";
import type { Areas, Contract } from "../http/areas.ts";
import type { Services } from "../http/context.ts";
import { startService, type RunningService } from "../http/server/start.ts";
import { makeLog } from "../log.ts";
import { makeClient, type Client } from "./client.ts";
import { createDatabase } from "./database.ts";
import { ensureNoDrift } from "./ensure-no-drift.ts";

/** A real service for one test file: its own database, a real socket, its log in memory. */
export interface TestService extends RunningService {
  readonly databaseUrl: string;
  /** Everything that was logged, as the lines that were written. */
  readonly logged: readonly string[];
  /** Codes of the second step that were sent, newest last. */
  readonly codes: readonly { readonly username: string; readonly code: string }[];
  /** A caller with any token, or nobody with null. */
  readonly client: (token: string | null) => Client;
  /** A caller with a token that this service signed for a user and a session family. */
  readonly clientOf: (userId: string, sessionId: string, at?: Date) => Promise<Client>;
}

export interface TestOptions<C extends Contract> {
  readonly areas: Areas<C>;
  /** Settings that differ, as in the environment. */
  readonly env?: Record<string, string>;
  /** A folder with the demo's files: the service begins with a copy of them, and of the demo's database. */
  readonly demoFolder?: string | undefined;
  /** Another way to the service's database: the address that it shall use in the place of this one. */
  readonly way?: (databaseUrl: string) => Promise<string>;
}

/** Starts a service for a test file; stop it in `afterAll`, which fails when stock has drifted from its ledger. */
export const startTestService = async <C extends Contract>({
  areas,
  env,
  demoFolder,
  way,
}: TestOptions<C>): Promise<TestService> => {
  const database = await createDatabase(inject("databaseServer"), demoFolder === undefined ? "migrated" : "demo");
  const dataDir = await mkdtemp(join(tmpdir(), "o2r-service-"));
  const config = readConfig({
    NODE_ENV: "test",
    PORT: "0",
    HOST: "127.0.0.1",
    O2R_DATA_DIR: dataDir,
    O2R_CONSOLE_DIR: join(dataDir, "console"),
    ...env,
  });
  if (demoFolder !== undefined) await cp(demoFolder, config.dataDir, { recursive: true });
  const logged: string[] = [];
  const codes: { username: string; code: string }[] = [];
  const sendCode: Services["sendCode"] = async (sent) => void codes.push(sent);
  const log = makeLog({ level: "debug", format: "json", destination: { write: (line) => void logged.push(line) } });
  const cleanUp = async (): Promise<void> => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const databaseUrl = (await way?.(database.url)) ?? database.url;
  const running = await startService({ config, log, databaseUrl, areas, sendCode }).catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  const client = (token: string | null): Client => makeClient(running.url, token);
  return {
    ...running,
    databaseUrl: database.url,
    logged,
    codes,
    client,
    clientOf: async (userId, sessionId, at = new Date()) =>
      client(await signAccessToken(config.tokenSecret, { userId, sessionId }, at)),
    stop: async () => {
      await running.stop();
      try {
        await ensureNoDrift(database.url);
      } finally {
        await cleanUp();
      }
    },
  };
};
