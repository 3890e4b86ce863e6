import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { sessionEndpoints } from "@o2r/api/contract/session";
import { importEndpoints as imports } from "@o2r/api/contract/insight";
import { openPool, type DatabasePool } from "../../../db/pool.ts";
import { demoPassword } from "../../../demo/make-users.ts";
import { makeClient, type Client } from "../../../test/client.ts";
import { createDatabase, type TestDatabase } from "../../../test/database.ts";
import { makeDataDir } from "../../../test/data-dir.ts";
import { checkImport, startImport } from "../../test/start-import.ts";

const main = fileURLToPath(new URL("../../../main.ts", import.meta.url));
const dataDir = makeDataDir("o2r-killed-");
let database: TestDatabase;
let pool: DatabasePool;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await createDatabase(inject("databaseServer"));
  pool = openPool({ url: database.url, connections: 2 });
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await pool.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The service as a process of its own, as it is run. */
const start = async (): Promise<string> => {
  child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      O2R_DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      O2R_DEMO: "1",
      O2R_LIMIT_FACTOR: "100",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [message] = (await once(child, "message")) as [{ url: string }]; // ReadyMessage
  return message.url;
};
const kill = async (): Promise<void> => {
  const gone = child && once(child, "exit");
  child?.kill("SIGKILL");
  await gone;
};
const signIn = async (url: string): Promise<Client> => {
  const body = { username: "admin", password: demoPassword };
  const { payload } = await makeClient(url, null).call(sessionEndpoints.login, { body });
  return makeClient(url, payload.access_token ?? null);
};

const count = 400;
const file = (): string =>
  [
    "Name,SKU,Item type,Product type,Unit weight,Weight type,Pack of,Pack type,Length,Width,Height,Shelf life,O2RLP,PTH,PTR,MRP,HSN,GST,CESS,Platform,Description",
    ...Array.from(
      { length: count },
      (_, at) =>
        `Killed ${at},KILLED-${at},Food,Non-DS Products,1,kg,1,Pouch,1,1,1,30,1,2,3,4,1101,5,0,All,From a file`,
    ),
  ].join("\n");

it(
  "applies each row of an import once, however often the service is killed on the way",
  { timeout: 120_000 },
  async () => {
    const admin = await signIn(await start());
    const begun = await startImport(admin, file());
    expect(await checkImport(admin, begun, begun.columns)).toMatchObject({ creates: count, bad: 0 });
    await admin.call(imports.apply, { params: { id: begun.id } });

    const done = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from import_row where state = 'DONE'`.execute(
        pool.db,
      );
      return rows[0]?.n ?? 0;
    };
    for (const share of [0.1, 0.4, 0.7]) {
      // oxlint-disable-next-line no-await-in-loop -- killed once it has come so far
      await expect.poll(done, { interval: 5, timeout: 60_000 }).toBeGreaterThanOrEqual(share * count);
      await kill(); // oxlint-disable-line no-await-in-loop
      expect(await done()).toBeLessThan(count); // oxlint-disable-line no-await-in-loop
      await start(); // oxlint-disable-line no-await-in-loop
    }
    await expect.poll(done, { timeout: 60_000 }).toBe(count);

    const once = sql<{ products: number; made: number; told: number }>`
    select (select count(*) from product where sku like 'KILLED-%') as products,
      (select count(*) from audit_log join product on product.id::text = entity_id::text
        where sku like 'KILLED-%' and action = 'product.created') as made,
      (select count(distinct result_id) from import_row) as told`;
    expect((await once.execute(pool.db)).rows).toEqual([{ products: count, made: count, told: count }]);
  },
);
