import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { QueryOf } from "@o2r/api/contract";
import { sessionEndpoints } from "@o2r/api/contract/session";
import { inventoryEndpoints } from "@o2r/api/contract/stock";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addProduct, addWarehouse } from "./areas/stock/test/stock-scene.ts";
import { startDatabase } from "./db/embedded/index.ts";
import { migrate } from "./db/migrate.ts";
import { openPool } from "./db/pool.ts";
import { makeClient, type Client, type Received } from "./test/client.ts";
import { processEnvironment } from "./test/process-environment.ts";
import { makeDataDir } from "./test/data-dir.ts";

/** 3 take half a minute, and show all there is to see, a kill of each; `O2R_CRASH_ROUNDS=50` is the long form. */
const rounds = Number(process.env["O2R_CRASH_ROUNDS"] ?? 3);
const writers = 8;

const dataDir = makeDataDir("o2r-crash-");
let running: Running | undefined;

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  /** Ends the service, its PostgreSQL, or both, as a power cut would. */
  readonly kill: (which: Victim) => void;
}
type Victim = "the service" | "PostgreSQL" | "both";
const victims: readonly Victim[] = ["the service", "PostgreSQL", "both"];

const admin = { username: "first.admin", password: "a long enough password" };
let productId: string;
let warehouseId: string;

/** What is written needs one product and one warehouse: filling the demo costs more than all of the rest. */
beforeAll(async () => {
  const database = await startDatabase({ dataDir });
  try {
    await migrate(database.url);
    const pool = openPool({ url: database.url, connections: 1 });
    productId = await addProduct(pool.db);
    warehouseId = await addWarehouse(pool.db);
    await pool.close();
  } finally {
    await database.stop();
  }
});

const start = async (): Promise<Running> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./main.ts", import.meta.url))], {
    env: processEnvironment({
      PORT: "0",
      O2R_DATA_DIR: dataDir,
      O2R_LIMIT_FACTOR: "1000",
      O2R_ADMIN_USERNAME: admin.username,
      O2R_ADMIN_PASSWORD: admin.password,
    }),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The service did not start: ${String(code)}`);
  });
  const [{ url, data }] = (await Promise.race([once(child, "message"), ended])) as [{ url: string; data: string }]; // ReadyMessage
  ended.catch(() => {}); // later it is killed on purpose
  const kill = (which: Victim): void => {
    // Read before the service goes: a new server may write another one at any time.
    const postmaster = Number(readFileSync(join(data, "data/postmaster.pid"), "utf8").split("\n")[0]);
    if (which !== "PostgreSQL") child.kill("SIGKILL");
    if (which !== "the service") process.kill(postmaster, "SIGKILL");
  };
  return { child, url, kill };
};

afterAll(async () => {
  if (running !== undefined) {
    running.child.kill("SIGTERM");
    await once(running.child, "exit");
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** A write that a caller wants done: the same call with the same key, until somebody answers. */
interface Entry {
  readonly number: number;
  readonly createKey: string;
  readonly adjustKey: string;
  /** Units that came in first, and that were added to them. */
  readonly stock: number;
  readonly more: number;
  /** What the service has acknowledged. */
  id?: string;
  version?: number;
  adjusted?: true;
}

/** Rupees; each batch has an MRP of its own. */
const dearest = 500_000;

/** Answered by the service itself: done, or refused for good. */
const isAnswer = ({ status }: Received<unknown>): boolean => status < 500 && status !== 429;

const ensureDone = ({ status, errorMessage }: Received<unknown>): void => {
  if (status !== 200) throw new Error(`The service answered ${status}: ${errorMessage ?? ""}`);
};

it(
  `keeps what was acknowledged, and does nothing by halves or twice, through ${rounds} kills of service and database under load`,
  async () => {
    running = await start();
    const signIn = async (): Promise<Client> => {
      const url = running?.url ?? "";
      const { payload } = await makeClient(url, null).call(sessionEndpoints.login, { body: admin });
      return makeClient(url, payload.access_token ?? null);
    };
    let client = await signIn();

    const entries: Entry[] = [];
    const create = (entry: Entry) =>
      client.call(inventoryEndpoints.create, {
        key: entry.createKey,
        body: {
          name: productId,
          warehouseId,
          stock: entry.stock,
          manufacturingDate: new Date().toISOString().slice(0, 10),
          // Another MRP is another batch.
          mrp: dearest + entry.number,
          retailPrice: 90,
          distPrice: 80,
          o2rPrice: 70,
        },
      });
    const adjust = (entry: Entry) =>
      client.call(inventoryEndpoints.adjust, {
        key: entry.adjustKey,
        params: { id: entry.id ?? "" },
        version: entry.version ?? 0,
        body: { stockRequest: "IN_STOCK", stock: entry.more },
      });
    /** Goes as far as the service lets it. Throws where the connection broke: nobody knows then what was done. */
    const work = async (entry: Entry): Promise<void> => {
      if (entry.id === undefined) {
        const made = await create(entry);
        if (!isAnswer(made)) return;
        ensureDone(made);
        entry.id = made.payload.id;
        entry.version = made.payload.version;
      }
      if (entry.adjusted === undefined) {
        const changed = await adjust(entry);
        if (!isAnswer(changed)) return;
        ensureDone(changed);
        entry.adjusted = true;
      }
    };
    const isBroken = (error: unknown): boolean => error instanceof TypeError; // what fetch throws
    const write = async (until: AbortSignal): Promise<void> => {
      while (!until.aborted) {
        const number = entries.length;
        const keys = { createKey: crypto.randomUUID(), adjustKey: crypto.randomUUID() };
        const entry: Entry = { number, ...keys, stock: 1 + (number % 9), more: 1 + (number % 5) };
        entries.push(entry);
        await work(entry).catch((error: unknown) => {
          if (!isBroken(error)) throw error;
        });
      }
    };
    const settle = async (entry: Entry): Promise<void> => {
      await expect
        .poll(
          async () => {
            await work(entry).catch((error: unknown) => {
              if (!isBroken(error)) throw error;
            });
            return entry.adjusted;
          },
          { timeout: 60_000 },
        )
        .toBe(true);
    };

    for (let round = 0; round < rounds; round++) {
      const victim = victims[round % victims.length] ?? "both";
      const before = entries.length;
      const stop = new AbortController();
      const load = Array.from({ length: writers }, () => write(stop.signal));
      // A service that has just started may take seconds for its first answer: a kill before it would show nothing.
      const acknowledged = () => entries.slice(before).filter(({ id }) => id !== undefined).length;
      await expect.poll(acknowledged, { interval: 5, timeout: 60_000 }).toBeGreaterThanOrEqual(writers);
      await sleep(Math.random() * 500);
      running.kill(victim);
      if (victim !== "PostgreSQL") await once(running.child, "exit");
      stop.abort();
      await Promise.all(load);
      if (victim !== "PostgreSQL") {
        running = await start();
        client = await signIn();
      }
      for (const entry of entries.slice(before)) await settle(entry);

      for (const entry of entries.slice(before)) {
        const params = { id: entry.id ?? "" };
        const { payload } = await client.call(inventoryEndpoints.get, { params });
        expect(payload.stock).toBe(entry.stock + entry.more);
        const { payload: moved } = await client.call(inventoryEndpoints.movements, { params });
        expect(new Map(moved.content.map(({ seq, change }) => [seq, change.on_hand]))).toEqual(
          new Map([
            [1, entry.stock],
            [2, entry.more],
          ]),
        );
        const { payload: history } = await client.call(inventoryEndpoints.history, { params });
        expect(history).toHaveLength(2);
      }
      const { payload: drift } = await client.call(inventoryEndpoints.sync, { body: { warehouseId } });
      expect(drift.fixed).toEqual([]);
    }
    const { payload: all } = await client.call(inventoryEndpoints.list, {
      // What is left out takes the contract's standard.
      query: { mrp: `${dearest}..`, warehouse: warehouseId } as QueryOf<typeof inventoryEndpoints.list>,
    });
    expect(all.totalElements, "batches that nobody asked for").toBe(entries.length);
  },
  (1 + rounds) * 120_000,
);
