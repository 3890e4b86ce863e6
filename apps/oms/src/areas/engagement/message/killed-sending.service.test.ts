import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openPool, type DatabasePool } from "../../../db/pool.ts";
import { createDatabase, type TestDatabase } from "../../../test/database.ts";
import { makeDataDir } from "../../../test/data-dir.ts";
import { processEnvironment } from "../../../test/process-environment.ts";
import { queueMessages } from "../../../trade/message/queue-message.ts";

/** 300 and two kills show all there is to see; `O2R_MESSAGES=10000` is the long form, with four. */
const count = Number(process.env["O2R_MESSAGES"] ?? 300);
const kills = Math.max(2, Math.floor(count / 2500));

const main = fileURLToPath(new URL("../../../main.ts", import.meta.url));
const dataDir = makeDataDir("o2r-killed-sending-");
let database: TestDatabase;
let pool: DatabasePool;
let child: ChildProcess | undefined;

/** How often each key was asked for: whoever carries messages sends one for each key, however often that is. */
const rung = new Map<string, number>();
let asked = 0;
const provider = createServer((request, response) => {
  asked += 1;
  const key = String(request.headers["idempotency-key"]);
  request.resume().on("end", () => {
    rung.set(key, (rung.get(key) ?? 0) + 1);
    response.writeHead(202).end("{}");
  });
});

beforeAll(async () => {
  // Without the demo, whose own work would keep the service busy at each start.
  database = await createDatabase(inject("databaseServer"));
  pool = openPool({ url: database.url, connections: 2 });
  provider.listen(0, "127.0.0.1");
  await once(provider, "listening");
});
afterAll(async () => {
  child?.kill("SIGKILL");
  provider.close();
  provider.closeAllConnections();
  await pool.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The service as a process of its own, as it is run. */
const start = async (): Promise<void> => {
  const { port } = provider.address() as AddressInfo; // it listens on a port, not on a pipe
  child = spawn(process.execPath, [main], {
    env: processEnvironment({
      PORT: "0",
      O2R_DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      O2R_MESSAGE_URL: `http://127.0.0.1:${port}/messages`,
    }),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
};
const kill = async (): Promise<void> => {
  const gone = child && once(child, "exit");
  child?.kill("SIGKILL");
  await gone;
  // What the one before had begun is taken again when its time is over: here it is over at once, as are its jobs.
  await pool.db
    .updateTable("message")
    .set({ due_at: sql<string>`now()` })
    .where("state", "=", "SENDING")
    .execute();
  await sql`update job_lease set until = now() where name = 'messages'`.execute(pool.db);
};
const sent = async (prefix: string): Promise<number> => {
  const { n } = await pool.db
    .selectFrom("message")
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .where("key", "like", `${prefix}%`)
    .where("state", "=", "SENT")
    .executeTakeFirstOrThrow();
  return Number(n);
};

it(`of ${count} messages each is sent once, though the service is killed again and again while it sends`, async () => {
  const prefix = `killed ${crypto.randomUUID()} `;
  const keys = Array.from({ length: count }, (_, at) => `${prefix}${at}`);
  await queueMessages(
    pool.db,
    keys.map((key) => ({ channel: "SMS", to: "9876500001", template: "test", body: "It comes", key })),
  );
  for (let round = 1; round <= kills; round += 1) {
    await start();
    const enough = Math.floor((count * round) / (kills + 1));
    // In the middle of what it sends, not between two turns.
    while (keys.filter((key) => rung.has(key)).length < enough) await sleep(5);
    await kill();
    expect(await sent(prefix)).toBeLessThan(count);
  }
  await start();
  await expect.poll(() => sent(prefix), { timeout: 240_000, interval: 250 }).toBe(count);
  // Each is known to the provider by one key; what was asked twice was asked under the same one.
  expect(keys.filter((key) => !rung.has(key))).toEqual([]);
  const again = keys.filter((key) => (rung.get(key) ?? 0) > 1).length;
  // No more are asked again than are under way at once when the service is killed.
  expect(again).toBeLessThanOrEqual(kills * 20);
  expect(asked).toBeGreaterThanOrEqual(count);
}, 480_000);
