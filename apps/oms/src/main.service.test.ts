import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, describe, expect, inject, it } from "vitest";
import { ensureDemoTemplate } from "./areas/test/demo-template.ts";
import type { Migration } from "./db/migrate.ts";
import * as databaseUse from "./db/migrations/0054-database-use.ts";
import { openPool } from "./db/pool.ts";
import { createDatabase, onServer } from "./test/database.ts";
import { processEnvironment } from "./test/process-environment.ts";
import { makeDataDir } from "./test/data-dir.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const dataDir = makeDataDir("o2r-main-");
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  /** Its log and its complaints, as far as they go. */
  readonly said: () => string;
  /** Settles when it has ended and said everything. */
  readonly over: Promise<unknown>;
}

const run = (env: Record<string, string>): Started => {
  const child = spawn(process.execPath, [main], {
    env: processEnvironment({ PORT: "0", O2R_DATA_DIR: dataDir, ...env }),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let said = "";
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on("data", (data: Buffer) => (said += data.toString()));
  const over = Promise.all([once(child, "exit"), ...streams.map((stream) => once(stream, "end"))]);
  return { child, said: () => said, over };
};

const ready = async ({ child }: Started): Promise<{ url: string; data: string }> => {
  const [message] = (await once(child, "message")) as [{ url: string; data: string }]; // ReadyMessage
  return message;
};

const ended = async ({ child, said, over }: Started): Promise<[number | null, string]> => {
  await over;
  return [child.exitCode, said()];
};

/** A port that nothing listens on. */
const freePort = async (): Promise<string> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" ? String(address?.port) : "";
};

const production = {
  NODE_ENV: "production",
  O2R_PUBLIC_ORIGIN: "https://console.example.com",
  O2R_TOKEN_SECRET: "Zk3vT9qLw8XyPb2nRf7hJd5sGm1cAe4u",
};
const admin = { O2R_ADMIN_USERNAME: "first.admin", O2R_ADMIN_PASSWORD: "a long enough password" };
const login = (url: string) =>
  fetch(`${url}/oms/client/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "first.admin", password: "a long enough password" }),
  });

/**
 * Begins a call that the service answers with 100 once it has it, and leaves it half said until `finish`; what was answered
 * by then.
 */
const beginCall = (url: string): { readonly finish: () => void; readonly answer: () => string } => {
  const body = JSON.stringify({ username: "nobody", password: "a wrong password" });
  const socket = connect(Number(new URL(url).port), "localhost");
  let said = "";
  socket.setEncoding("utf8").on("data", (text: string) => (said += text));
  const length = `Content-Length: ${body.length}\r\nExpect: 100-continue`;
  const head = `POST /oms/client/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}`;
  socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
  return { finish: () => void socket.write(body.slice(10)), answer: () => said };
};

// In turn, on one data folder: making a database costs more than all that is shown of it.
describe("the service as a process", () => {
  const postmaster = (data: string): string => join(data, "data", "postmaster.pid");

  it("leaves no database behind when SIGTERM comes while it is still being made", async () => {
    const postgres = join(dataDir, "postgres");
    const service = run({});
    await expect.poll(() => existsSync(postgres), { interval: 5 }).toBe(true);
    service.child.kill("SIGTERM");
    expect(await ended(service)).toEqual([0, expect.stringContaining("Stopped")]);
    expect(existsSync(join(postgres, "data", "PG_VERSION"))).toBe(true);
    expect(existsSync(postmaster(postgres))).toBe(false);
  });

  it("goes on where it was stopped, listens, and after SIGTERM answers what is under way and is gone cleanly", async () => {
    const service = run(admin);
    const { url, data } = await ready(service);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await login(url)).status).toBe(200);
    const call = beginCall(url);
    await expect.poll(call.answer).toContain("100 Continue");
    service.child.kill("SIGTERM");
    await expect.poll(() => service.said()).toContain("Stopping");
    call.finish();
    expect(await ended(service)).toEqual([0, expect.stringContaining("Stopped")]);
    expect(call.answer()).toMatch(/HTTP\/1.1 401 [^]*"code":"login.refused"/);
    expect(existsSync(postmaster(data))).toBe(false);
  });

  it("says that its port is in use, before it touches a database, and lets its own go", async () => {
    const other = createServer().listen(0, "localhost");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const untouched = await createDatabase(inject("databaseServer"), "empty");
    const started = run({ PORT: port, HOST: "localhost", DATABASE_URL: untouched.url });
    expect(await ended(started)).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
    const tables = await onServer(untouched.url, (client) =>
      client.query("select from pg_tables where schemaname = 'public'"),
    );
    expect(tables.rowCount).toBe(0);
    await untouched.drop();
    expect(await ended(run({ PORT: port }))).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
    other.close();
  });

  it("has what it stored at its next start, and is gone cleanly with the process that started it", async () => {
    const service = run({});
    const { url } = await ready(service);
    expect((await login(url)).status).toBe(200);
    service.child.disconnect();
    const [code, said] = await ended(service);
    expect([code, said]).toEqual([0, expect.stringContaining("the starting process has ended")]);
    expect(said).not.toMatch(/a long enough password|eyJ/);
  });

  // That one is refused which was marked when it was filled, is shown of `areas.prepare` in demo.service.test.ts.
  it("does not start in production on a demo that is older than the mark, which its step brings", async () => {
    const documents = await ensureDemoTemplate();
    const demo = await createDatabase(inject("databaseServer"), "demo");
    // As it was before the step that brings the mark, and as that step leaves it.
    const pool = openPool({ url: demo.url, connections: 1 });
    await sql`drop table database_use`.execute(pool.db);
    const step: Migration = databaseUse;
    await step.up(pool.db);
    await pool.close();
    const refused = run({ ...production, O2R_DATA_DIR: documents, DATABASE_URL: demo.url });
    const refusal = `The database "${demo.name}" of DATABASE_URL holds the demo`;
    expect(await ended(refused)).toEqual([1, expect.stringContaining(refusal)]);
    await demo.drop();
  });

  it.each([
    [{ PORT: "x" }, "PORT must be a whole number from 0 to 65535"],
    [{ NODE_ENV: "production" }, "O2R_TOKEN_SECRET must be set in production"],
    [{ DATABASE_URL: "postgres://127.0.0.1:1/none" }, "The database of DATABASE_URL cannot be reached"],
    [{ O2R_DATA_DIR: "/proc/x" }, "The system refuses a file that the service needs"],
    [{ O2R_DATA_DIR: "/proc/x/y", O2R_TOKEN_SECRET: "Zk3vT9qLw8XyPb2nRf7hJd5sGm1cAe4u" }, "O2R_DATA_DIR"],
    [
      {
        O2R_DATA_DIR: "/dev/null/x",
        O2R_TOKEN_SECRET: "Zk3vT9qLw8XyPb2nRf7hJd5sGm1cAe4u",
        DATABASE_URL: "postgres://localhost/none",
      },
      "O2R_DATA_DIR",
    ],
  ])("stops at its start with a sentence: %o", async (env, sentence) => {
    const [code, said] = await ended(run(env));
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    expect(said).not.toContain("    at ");
  });

  it("holds its port in production while another migrates: lives, is not ready, lets no second one start, and says why; then it starts on what has no demo", async () => {
    const port = await freePort();
    const database = await createDatabase(inject("databaseServer"));
    const env = { ...production, PORT: port, HOST: "127.0.0.1", DATABASE_URL: database.url };
    const first = await onServer(database.url, async (client) => {
      await client.query("begin; select pg_advisory_xact_lock(20261, 121)");
      const waiting = run(env);
      await expect.poll(() => waiting.said(), { timeout: 20_000 }).toContain("this one waits for it");
      const url = `http://127.0.0.1:${port}`;
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const answers = await Promise.all([fetch(`${url}/readyz`), fetch(`${url}/oms/user/current`)]);
      expect(answers.map(({ status }) => status)).toEqual([503, 503]);
      expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
        { status: "starting" },
        { errorMessage: "The service is starting: please try again", code: "server.unavailable", errors: [] },
      ]);
      expect(await ended(run(env))).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
      return waiting;
    });
    const { url } = await ready(first);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    first.child.kill("SIGINT");
    expect((await ended(first))[0]).toBe(0);
    await database.drop();
  });
});
