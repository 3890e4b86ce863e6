import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { invoiceEndpoints as invoice } from "@o2r/api/contract/billing";
import { sessionEndpoints } from "@o2r/api/contract/session";
import { openPool, type DatabasePool } from "../../../db/pool.ts";
import { demoPassword } from "../../../demo/parties/make-users.ts";
import { makeClient, type Client } from "../../../test/client.ts";
import { createDatabase, type TestDatabase } from "../../../test/database.ts";
import { makeDataDir } from "../../../test/data-dir.ts";
import { processEnvironment } from "../../../test/process-environment.ts";
import { ensureDemoTemplate } from "../../test/demo-template.ts";
import { copyPacked } from "../test/copy-packed.ts";
import { ensureDoubleEntry } from "../test/ensure-double-entry.ts";
import { findGaps } from "../test/find-gaps.ts";

const main = fileURLToPath(new URL("../../../main.ts", import.meta.url));
const dataDir = makeDataDir("o2r-killed-");
let database: TestDatabase;
let pool: DatabasePool;
let child: ChildProcess | undefined;

beforeAll(async () => {
  cpSync(await ensureDemoTemplate(), dataDir, { recursive: true });
  database = await createDatabase(inject("databaseServer"), "demo");
  pool = openPool({ url: database.url, connections: 2 });
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await pool.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const count = 96;
const inFlight = 8;

/** The service as a process of its own, as it is run, and somebody signed in to it. */
const start = async (): Promise<Client> => {
  child = spawn(process.execPath, [main], {
    env: processEnvironment({
      PORT: "0",
      O2R_DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      O2R_DEMO: "1",
      O2R_LIMIT_FACTOR: "1000",
    }),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ url }] = (await once(child, "message")) as [{ url: string }]; // ReadyMessage
  const body = { username: "admin", password: demoPassword };
  const { payload } = await makeClient(url, null).call(sessionEndpoints.login, { body });
  return makeClient(url, payload.access_token ?? null);
};
const kill = async (): Promise<void> => {
  const gone = child && once(child, "exit");
  child?.kill("SIGKILL");
  await gone;
};

/** An order of the demo that can be invoiced, copied often. */
const makePacked = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string; hub: string; retailer: string }>`
    select orders.id, orders.warehouse_id as hub, orders.retailer_id as retailer from orders
    join warehouse on warehouse.id = orders.warehouse_id and warehouse.gst_number is not null
    where orders.state in ('PACKED', 'INVOICED', 'DELIVERED') and not exists (select from order_item item
      join product on product.id = item.product_id
      where item.order_id = orders.id and (item.packed = 0 or length(product.hsn) not in (4, 6, 8)))
    order by orders.id limit 1`.execute(pool.db);
  const [model] = rows;
  if (model === undefined) throw new Error("The demo has such an order");
  const ids = await copyPacked(pool.db, { modelId: model.id, count, hubs: [model.hub], retailers: [model.retailer] });
  await pool.db.updateTable("orders").set({ state: "PACKED" }).where("id", "in", ids).execute();
  return ids;
};

const issuedOf = async (ids: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from invoice where order_id = any(${sql.val(ids)}::uuid[])`.execute(pool.db);
  return rows[0]?.n ?? 0;
};

it(
  "gives no number twice and loses none, however the service is killed while it invoices a batch",
  { timeout: 180_000 },
  async () => {
    let admin = await start();
    const orders = await makePacked();
    const keys = new Map(orders.map((id) => [id, crypto.randomUUID()]));
    /** What was answered, by order: a number that somebody has seen stands for good. */
    const seen = new Map<string, string>();
    const batch = async (): Promise<void> => {
      const client = admin;
      const left = orders.filter((id) => !seen.has(id));
      const worker = async () => {
        for (let orderId = left.pop(); orderId !== undefined; orderId = left.pop()) {
          const key = keys.get(orderId) ?? "";
          const { status, payload, errorMessage } = await client.call(invoice.issue, { body: { orderId }, key });
          expect([status, errorMessage]).toEqual([200, undefined]);
          seen.set(orderId, payload.number);
        }
      };
      await Promise.all(Array.from({ length: inFlight }, worker));
    };
    for (const share of [0.2, 0.5]) {
      const cut = batch().catch(() => "cut off");
      while ((await issuedOf(orders)) < count * share) await setTimeout(5);
      await kill();
      expect(await cut).toBe("cut off");
      expect(seen.size).toBeLessThan(count);
      expect(await findGaps(pool.db)).toEqual([]);
      admin = await start();
    }
    // Whoever was not answered asks again under the same key: what was issued is answered, and the rest is issued.
    await batch();
    expect(seen.size).toBe(count);
    expect(await issuedOf(orders)).toBe(count);
    expect(new Set(seen.values()).size).toBe(count);
    const { rows } = await sql<{ id: string; number: string }>`
      select order_id as id, number from invoice where order_id = any(${sql.val(orders)}::uuid[])`.execute(pool.db);
    expect(new Map(rows.map(({ id, number }) => [id, number]))).toEqual(seen);
    expect(await findGaps(pool.db)).toEqual([]);
    await ensureDoubleEntry(pool.db);
  },
);
