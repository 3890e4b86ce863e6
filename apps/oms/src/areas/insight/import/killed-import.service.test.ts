import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { sessionEndpoints } from "@o2r/api/contract/session";
import { importEndpoints as imports } from "@o2r/api/contract/insight";
import { addDays } from "@o2r/forms/days";
import { todayIn } from "@o2r/forms/server";
import { openPool, type DatabasePool } from "../../../db/pool.ts";
import { demoPassword } from "../../../demo/parties/make-users.ts";
import { makeClient, type Client } from "../../../test/client.ts";
import { createDatabase, type TestDatabase } from "../../../test/database.ts";
import { makeDataDir } from "../../../test/data-dir.ts";
import { processEnvironment } from "../../../test/process-environment.ts";
import { ensureNoDrift } from "../../../test/ensure-no-drift.ts";
import { ensureDemoTemplate } from "../../test/demo-template.ts";
import { startImport } from "../../test/start-import.ts";

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

/** Rows of the file. The long form has 50,000. */
const count = Number(process.env["O2R_IMPORT_ROWS"] ?? 500);
const isLong = count > 10_000;
/** Where the service is killed: when so many rows of a hundred have come so far. */
const kills = isLong
  ? ([["checked", 50], ...[20, 40, 60, 80].map((share) => ["imported", share] as const)] as const)
  : // Early: it goes on while the test looks and kills.
    ([
      ["checked", 20],
      ["imported", 20],
    ] as const);

/**
 * What its heap may hold, in MiB. Node lets waste stand as long as there is room, so that without this what is resident
 * would say little. Whether rows are let go of is what `mostGrowth` asks, of the long form.
 */
const heap = 384;

/** The service as a process of its own, as it is run. */
const start = async (): Promise<string> => {
  child = spawn(process.execPath, [`--max-old-space-size=${heap}`, main], {
    env: processEnvironment({
      PORT: "0",
      O2R_DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      O2R_DEMO: "1",
      O2R_LIMIT_FACTOR: "100",
    }),
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

/** Entries of batches that differ by their MRP, of products and for a warehouse that stand. */
const file = async (): Promise<string> => {
  const { rows } = await sql<{ sku: string; warehouse: string }>`
    select sku, (select min(company_name) from warehouse where active) as warehouse from product
    where active and shelf_life > 30 and not exists (select from sku_kit_item as item where item.product_id = product.id)
  `.execute(pool.db);
  const day = addDays(todayIn(undefined), -1);
  const lines = Array.from({ length: count }, (_, at) => {
    const { sku, warehouse } = rows[at % rows.length] ?? {};
    return `${sku},"${warehouse}",${1 + (at % 50)},${day},${9000 + at},95,92.50,90`;
  });
  return ["Product,Warehouse,Total stock,Manufacturing date,MRP,PTR,PTH,O2RLP", ...lines].join("\n");
};

/** How many rows have been looked at, and how many are imported. */
const progress = async (): Promise<{ readonly checked: number; readonly imported: number }> => {
  const { rows } = await sql<{ checked: number; imported: number }>`
    select count(*) filter (where state <> 'WAITING') as checked, count(*) filter (where state = 'DONE') as imported
    from import_row`.execute(pool.db);
  return rows[0] ?? { checked: 0, imported: 0 };
};
const jobState = async (): Promise<string | undefined> =>
  (await pool.db.selectFrom("import_job").select("state").executeTakeFirst())?.state;

/** What the service may hold, in MiB: its heap, and what a file of 50,000 rows takes beside it. */
const mostResident = 600;
/** How much more it may hold in the last quarter of a life than in the one before, in MiB, however many rows it imports. */
const mostGrowth = 32;
/** Memory of the service that is resident, in MiB, as it was seen on the way in each of its lives. */
const resident: number[][] = [];
const lookAtMemory = (): void => {
  const text = execFileSync("ps", ["-o", "rss=", "-p", String(child?.pid)], { encoding: "utf8" });
  resident.at(-1)?.push(Math.round(Number(text) / 1024));
};

const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** Waits until so many rows have come so far: by what is seen, however long it takes. */
const comeTo = async (what: "checked" | "imported", rows: number): Promise<void> => {
  // A look at memory starts a process: now and then is often enough.
  for (let looks = 0; ; looks += 1) {
    const before = (await progress())[what];
    if (before >= rows) return;
    if (isLong || looks % 5 === 0) lookAtMemory();
    await setTimeout(isLong ? 500 : 50);
  }
};
const startAnew = async (): Promise<string> => {
  resident.push([]);
  return start();
};

it(
  `S7.55 applies each row of an import of inventory once, however often the service is killed on the way, and holds no more of them in memory as it goes on`,
  { timeout: 300_000 + count * 400 },
  async () => {
    const admin = await signIn(await startAnew());
    const { id, columns } = await startImport(admin, await file(), "inventory");
    await admin.call(imports.match, { params: { id }, body: { columns } });

    let applying = false;
    const apply = async (as: Client): Promise<void> => {
      await comeTo("checked", count);
      await expect.poll(jobState, { timeout: 60_000 }).toBe("CHECKED");
      const { payload } = await as.call(imports.apply, { params: { id } });
      expect(payload).toMatchObject({ creates: count, bad: 0 });
      applying = true;
    };
    let latest = admin;
    for (const [what, share] of kills) {
      if (what === "imported" && !applying) await apply(latest);
      await comeTo(what, (share / 100) * count);
      await kill();
      expect((await progress())[what]).toBeLessThan(count);
      latest = await signIn(await startAnew());
    }
    await comeTo("imported", count);
    await expect.poll(jobState, { timeout: 60_000 }).toBe("DONE");

    const applied = sql<Record<string, number>>`
      with made as (select result_id as id, number from import_row where state = 'DONE')
      select (select count(distinct id) from made) as batches,
        (select count(*) from batch where mrp >= 900000) as standing,
        (select count(*) from stock_movement where batch_id in (select id from made)) as movements,
        (select count(*) from stock_balance as balance join made on made.id = balance.batch_id
          where balance.on_hand = 1 + (made.number - 2) % 50) as balances,
        (select count(*) from audit_log where action = 'inventory.created'
          and entity_id in (select id::text from made)) as audited`;
    expect((await applied.execute(pool.db)).rows).toEqual([
      { batches: count, standing: count, movements: count, balances: count, audited: count },
    ]);
    await ensureNoDrift(database.url);

    for (const life of resident) {
      expect(Math.max(...life), `MiB resident: ${JSON.stringify(resident)}`).toBeLessThan(mostResident);
      // The short form ends while the service still warms up.
      if (!isLong) continue;
      const quarter = Math.floor(life.length / 4);
      const growth = mean(life.slice(-quarter)) - mean(life.slice(-2 * quarter, -quarter));
      expect(growth, `MiB resident: ${JSON.stringify(resident)}`).toBeLessThan(mostGrowth);
    }
  },
);
