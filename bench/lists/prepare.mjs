// A database that is full, and the service on it.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../../apps/oms/src/db/migrate.ts";
import { openPool } from "../../apps/oms/src/db/pool.ts";
import { root } from "../../scripts/workspace.mjs";
import { pg } from "./pg.mjs";

/** What the tokens of the bench are signed with. */
export const secret = "a secret of the bench, and of nothing else 0123456789";

/** @typedef {{ dataDir: string, serverUrl: string, ends: (() => Promise<unknown> | void)[] }} Place */

/**
 * A database of so many products, filled, and the service on it.
 * @param {Place} place @param {string} name @param {number} count
 */
export async function prepare(place, name, count) {
  const { serverUrl, ends } = place;
  const at = new URL(serverUrl);
  const first = new pg.Client({ connectionString: serverUrl });
  await first.connect();
  await first.query(`create database ${name}`);
  await first.end();
  at.pathname = `/${name}`;
  await migrate(at.href);
  const client = new pg.Client({
    connectionString: at.href,
    options: "-c plan_cache_mode=force_custom_plan -c timezone=UTC",
  });
  await client.connect();
  ends.push(() => client.end());
  const from = Date.now();
  await client.query(`set bench.products = ${count}`);
  await client.query(readFileSync(new URL("fill.sql", import.meta.url), "utf8"));
  await client.query("vacuum analyze");
  const { rows } = await client.query(
    "select (select count(*) from stock_movement) as movements, (select count(*) from batch) as batches",
  );
  process.stderr.write(`${name}: ${JSON.stringify(rows[0])}, ${Math.round((Date.now() - from) / 1000)} s\n`);
  const pool = openPool({ url: at.href, connections: 1 });
  ends.push(pool.close);
  const url = await startService(place, at.href, name);
  return { client, pool, url, counts: rows[0] };
}
/** @typedef {Awaited<ReturnType<typeof prepare>>} Side */

/** @param {Place} place @param {string} databaseUrl @param {string} name */
async function startService({ dataDir, ends }, databaseUrl, name) {
  const service = fork(join(root, "apps/oms/src/main.ts"), {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATABASE_URL: databaseUrl,
      O2R_DATA_DIR: join(dataDir, name),
      O2R_PUBLIC_ORIGIN: "http://localhost",
      O2R_TOKEN_SECRET: secret,
      O2R_LIMIT_FACTOR: "1000",
      O2R_LOG_LEVEL: "warn",
    },
  });
  ends.push(async () => {
    service.kill("SIGTERM");
    await once(service, "exit");
  });
  const [ready] = await once(service, "message");
  return new URL(ready.url);
}
