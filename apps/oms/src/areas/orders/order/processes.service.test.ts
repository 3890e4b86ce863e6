import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeClient, type Client } from "../../../test/client.ts";
import { processEnvironment } from "../../../test/process-environment.ts";
import { disagreements } from "../test/disagreements.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";
import { whileBusy } from "../../../test/while-busy.ts";

const secret = "a secret of this test, and of nothing else 0123456789";
const main = fileURLToPath(new URL("../../../main.ts", import.meta.url));

let scene: OrderScene;
let child: ChildProcess;
/** The scene's people in another process of the service on its database: the scene's own is the one beside it. */
let elsewhere: Client;

beforeAll(async () => {
  scene = await openOrderScene({ O2R_TOKEN_SECRET: secret });
  child = fork(main, {
    execArgv: [],
    env: processEnvironment({
      PORT: "0",
      DATABASE_URL: scene.service.databaseUrl,
      O2R_DATA_DIR: join(scene.service.services.config.dataDir, "elsewhere"),
      O2R_TOKEN_SECRET: secret,
      O2R_LIMIT_FACTOR: "1000",
      O2R_LOG_LEVEL: "error",
    }),
  });
  const [{ url }] = (await once(child, "message")) as [{ url: string }]; // ReadyMessage
  elsewhere = makeClient(url, scene.admin.token);
});
afterAll(async () => {
  if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await once(child, "exit");
  await scene.service.stop();
});

const heldOf = async (product: string): Promise<number> => {
  const { rows } = await sql<{ held: number }>`select coalesce(sum(reserved), 0)::integer as held from stock_balance
    where product_id = ${product}`.execute(scene.db);
  return rows[0]?.held ?? -1;
};
const ordersOf = async (product: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(distinct order_id)::integer as n from order_item
    where product_id = ${product}`.execute(scene.db);
  return rows[0]?.n ?? -1;
};

it("two processes on one database promise ten units of ten, and place one order by one key", async () => {
  const { addRetailers, addProduct, stock, place } = scene;
  const by = (at: number): Client => (at % 2 === 0 ? scene.admin : elsewhere);
  const [few, other] = [await addProduct(), await addProduct()];
  await stock(few, 4);
  await stock(few, 6);
  await stock(other, 50);
  const retailers = await addRetailers(8);
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, at) => {
      const own = crypto.randomUUID();
      return whileBusy(() => place(retailers[at % 8] ?? "", [[few, 1]], by(at), { expected: 11 }, own));
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ payload }) => !payload.short)).toHaveLength(10);
  expect(await heldOf(few)).toBe(10);
  const key = crypto.randomUUID();
  const same = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      whileBusy(() => place(retailers[0] ?? "", [[other, 1]], by(at), { expected: 11 }, key)),
    ),
  );
  expect(new Set(same.map(({ status, payload }) => `${status} ${payload.id}`)).size).toBe(1);
  expect([await ordersOf(other), await heldOf(other)]).toEqual([1, 1]);
  expect(await disagreements(scene.db)).toEqual([]);
}, 60_000);

it("a process that is killed while it places leaves no promise without an order; sent again, each is placed once", async () => {
  const { addRetailers, addProduct, stock, place, db } = scene;
  const product = await addProduct();
  await stock(product, 1000);
  const retailers = await addRetailers(8);
  const keys = Array.from({ length: 60 }, () => crypto.randomUUID());
  const send = (as: Client) =>
    keys.map((key, at) => place(retailers[at % 8] ?? "", [[product, 1]], as, { expected: 11 }, key));
  const sent = send(elsewhere);
  await Promise.any(sent);
  child.kill("SIGKILL");
  const answered = (await Promise.allSettled(sent)).filter(({ status }) => status === "fulfilled").length;
  expect(answered).toBeLessThan(keys.length);
  const atWork = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(db);
    return rows[0]?.n ?? -1;
  };
  await expect.poll(atWork).toBe(0);
  const kept = await ordersOf(product);
  expect(kept).toBeGreaterThanOrEqual(answered);
  expect(await heldOf(product)).toBe(kept);
  expect(await disagreements(db)).toEqual([]);

  const again = await Promise.all(send(scene.admin));
  expect(again.map(({ status }) => status)).toEqual(keys.map(() => 200));
  expect([await ordersOf(product), await heldOf(product)]).toEqual([keys.length, keys.length]);
  expect(await disagreements(db)).toEqual([]);
}, 60_000);
