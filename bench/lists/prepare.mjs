// A database that is full, and the service on it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../../apps/oms/src/db/migrate.ts";
import { openPool } from "../../apps/oms/src/db/pool.ts";
import { startService } from "../service/start-service.mjs";
import { pg } from "./pg.mjs";

/** What the tokens of the bench are signed with. */
export const secret = "a secret of the bench, and of nothing else 0123456789";

/** @typedef {{ dataDir: string, serverUrl: string, ends: (() => Promise<unknown> | void)[] }} Place */

/**
 * Of what a database is filled: by which files, told how many by which setting, and what is counted then.
 * @typedef {{ file: URL | readonly URL[], setting: string, counted: string }} Filling
 */

/** @type {Filling} */
const products = {
  file: new URL("fill.sql", import.meta.url),
  setting: "bench.products",
  counted: "select (select count(*) from stock_movement) as movements, (select count(*) from batch) as batches",
};

/**
 * A database of so many products, filled, and the service on it; of so much of something else where it is told.
 * @param {Place} place @param {string} name @param {number} count @param {Filling} [of]
 */
export async function prepare(place, name, count, of = products) {
  const { dataDir, serverUrl, ends } = place;
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
  await client.query(`set ${of.setting} = ${count}`);
  for (const file of [of.file].flat()) await client.query(readFileSync(file, "utf8"));
  await client.query("vacuum analyze");
  const { rows } = await client.query(of.counted);
  process.stderr.write(`${name}: ${JSON.stringify(rows[0])}, ${Math.round((Date.now() - from) / 1000)} s\n`);
  const pool = openPool({ url: at.href, connections: 1 });
  ends.push(pool.close);
  const { service, url, end } = await startService({ databaseUrl: at.href, dataDir: join(dataDir, name), secret });
  ends.push(end);
  return { client, pool, service, url, databaseUrl: at.href, counts: rows[0] };
}
/** @typedef {Awaited<ReturnType<typeof prepare>>} Side */
