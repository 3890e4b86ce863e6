// `node bench/layout/run.mjs`: what the apps wait for when they start, with a page of 200 rails.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: { samples: { type: "string", default: "600" }, write: { type: "boolean", default: false } },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { sql } = await import("../service/sql.mjs");
const { ranksFor } = await import("../../packages/api/src/contract/areas/layout/index.ts");
const { startDatabase } = await import("../../apps/oms/src/db/embedded/index.ts");
const { openPool } = await import("../../apps/oms/src/db/pool.ts");
const { newId } = await import("../../apps/oms/src/db/id.ts");
const { signAccessToken } = await import("../../apps/oms/src/http/access-token.ts");
const { addVersion } = await import("../../apps/oms/src/areas/layout/page/publish.ts");
const { readDraftBody } = await import("../../apps/oms/src/areas/layout/page/read-body.ts");
const { startService } = await import("../service/start-service.mjs");

/** Milliseconds that 95 of 100 answers may take. */
const goal = 30;
const rails = 200;
const contentsOfRail = 10;
const secret = "a secret of the bench, and of nothing else 0123456789";
const samples = Number(options.samples);

const dataDir = mkdtempSync(join(tmpdir(), "o2r-told-"));
chmodSync(dataDir, 0o711);
/** @type {(() => Promise<unknown> | void)[]} */
const ends = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  await main();
} finally {
  for (const end of ends.toReversed()) await end();
}

async function main() {
  const database = await startDatabase({ dataDir, settings: { fsync: "off", max_connections: "60" } });
  ends.push(database.stop);
  const given = { databaseUrl: database.url, dataDir: join(dataDir, "service"), secret };
  // The demo is written by a first start; what is measured is a start as in production.
  const first = await startService({ ...given, env: { NODE_ENV: "development", O2R_DEMO: "1" } });
  await first.end();
  const pool = openPool({ url: database.url, connections: 2, onIdleError: () => {} });
  ends.push(pool.close);
  // Production starts on no demo, whose passwords are known: on this one nobody signs in.
  await sql`delete from database_use`.execute(pool.db);
  await publishLargePage(pool.db);
  const retailer = await tokenOfRetailer(pool.db);
  const { url, end } = await startService(given);
  ends.push(end);

  const address = new URL("/oms/layout/appConfig?app=O2R&deviceType=MOBILE&os=ANDROID", url);
  /** @param {Record<string, string>} headers @param {number} status */
  const ask = async (headers, status = 200) => {
    const begin = performance.now();
    const response = await fetch(address, { headers });
    const bytes = (await response.arrayBuffer()).byteLength;
    if (response.status !== status) throw new Error(`A call was answered ${response.status}, not ${status}`);
    return { ms: performance.now() - begin, bytes, etag: response.headers.get("etag") ?? "" };
  };
  const shop = { authorization: `Bearer ${retailer}` };
  for (let turn = 0; turn < 200; turn++) await ask(turn % 2 === 0 ? {} : shop);

  const whole = await repeat(samples, () => ask({}));
  const ofShop = await repeat(samples, () => ask(shop));
  const etag = whole[0]?.etag ?? "";
  const unchanged = await repeat(samples, () => ask({ "if-none-match": etag }, 304));
  const atOnce = [];
  for (let turn = 0; turn < samples / 16; turn++)
    atOnce.push(...(await Promise.all(Array.from({ length: 16 }, () => ask({})))));
  const changed = await repeat(Math.min(samples, 60), async () => {
    await sql`update rail set version = version + 1 where id = (select id from rail limit 1)`.execute(pool.db);
    return ask({});
  });
  report([
    ["nobody in particular, whole", whole, true],
    ["a retailer, whole", ofShop, true],
    ["nobody in particular, unchanged (304)", unchanged, true],
    ["16 apps at once, whole", atOnce, false],
    ["the first after a change, whole", changed, false],
  ]);
}

/** @template T @param {number} times @param {() => Promise<T>} what @returns {Promise<T[]>} */
async function repeat(times, what) {
  const found = [];
  for (let turn = 0; turn < times; turn++) found.push(await what());
  return found;
}

/** A page of as many rails as one may hold, with products of the demo, where the Android app begins. @param {import("../../apps/oms/src/db/schema.ts").Db} db */
async function publishLargePage(db) {
  const products = await db
    .selectFrom("product")
    .select(["id", "name"])
    .where("active", "=", true)
    .orderBy("id")
    .execute();
  const now = new Date();
  const pageId = newId();
  const made = { created_at: now.toISOString(), updated_at: now.toISOString() };
  await db
    .insertInto("layout_page")
    .values({ id: pageId, name: "Large", app: "O2R", device_type: "MOBILE", page_type: "DYNAMIC", ...made })
    .execute();
  for (const [at, rank] of ranksFor(rails).entries()) {
    const railId = newId();
    const contents = Array.from({ length: contentsOfRail }, (_, each) => {
      const product = products[(at * 7 + each) % products.length];
      return {
        id: newId(),
        name: `${at} ${each} ${product?.name.slice(0, 30)}`,
        content_type: /** @type {const} */ ("PRODUCT"),
        product_id: product?.id ?? null,
        cta_mobile: "/offers",
        meta: JSON.stringify({ title: product?.name, colour: "#4d57b7" }),
        ...made,
      };
    });
    await db.insertInto("layout_content").values(contents).execute();
    await db
      .insertInto("rail")
      .values({
        id: railId,
        name: `Rail ${at}`,
        rail_type: "DEFAULT",
        direction: "HORIZONTAL",
        is_external: false,
        ...made,
      })
      .execute();
    await db
      .insertInto("rail_content")
      .values(contents.map(({ id }, position) => ({ rail_id: railId, position, content_id: id })))
      .execute();
    await db.insertInto("page_rail").values({ id: newId(), page_id: pageId, rail_id: railId, rank }).execute();
  }
  const founder = await db
    .selectFrom("app_user")
    .select("id")
    .where("username", "=", "super_admin")
    .executeTakeFirstOrThrow();
  const body = await readDraftBody(db, pageId);
  const version = { pageId, body, live: null, note: undefined, restoredFrom: null, now, by: founder.id };
  await db
    .updateTable("layout_page")
    .set({ live_version: await addVersion(db, version), state: "PUBLISHED" })
    .where("id", "=", pageId)
    .execute();
  await sql`update app_config_version set body = jsonb_set(body, '{HOME}', to_jsonb(${pageId}::text))
    where live and app = 'O2R' and os = 'ANDROID'`.execute(db);
}

/** A token of the demo's retailer, whose shop has a hub. @param {import("../../apps/oms/src/db/schema.ts").Db} db */
async function tokenOfRetailer(db) {
  const user = await db
    .selectFrom("app_user")
    .select("id")
    .where("username", "=", "retailer")
    .executeTakeFirstOrThrow();
  const shop = await db
    .selectFrom("retailer")
    .select("mobile")
    .where("hub_id", "is not", null)
    .where("active", "=", true)
    .executeTakeFirstOrThrow();
  await db.updateTable("app_user").set({ mobile: shop.mobile }).where("id", "=", user.id).execute();
  const now = new Date();
  const sessionId = newId();
  const at = now.toISOString();
  await db
    .insertInto("session_family")
    .values({ id: sessionId, user_id: user.id, created_at: at, rotated_at: at, revoked_at: null, revoked_for: null })
    .execute();
  return signAccessToken(new TextEncoder().encode(secret), { userId: user.id, sessionId }, now);
}

/** @typedef {{ ms: number, bytes: number }} Answer */

/** @param {readonly Answer[]} answers @param {number} share */
function percentile(answers, share) {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {readonly (readonly [name: string, answers: readonly Answer[], counts: boolean])[]} measured */
function report(measured) {
  const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  const reached = measured.every(([, answers, counts]) => !counts || percentile(answers, 0.95) <= goal);
  const text = [
    `Node ${process.versions.node}, ${rails} rails of ${contentsOfRail} products each. ` +
      `The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.`,
    "",
    "| who asks | answers | bytes | median | p95 | longest |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...measured.map(
      ([name, answers]) =>
        `| ${name} | ${answers.length} | ${((answers[0]?.bytes ?? 0) / 1024).toFixed(0)} KiB | ${ms(percentile(answers, 0.5))} | ${ms(percentile(answers, 0.95))} | ${ms(percentile(answers, 1))} |`,
    ),
    "",
    `The goal, 95 of 100 answers of the first three within ${goal} ms: ${reached ? "reached" : "missed"}.`,
    "",
  ].join("\n");
  process.stdout.write(text);
  if (!options.write) return;
  const page = join(root, "docs/benchmarks.md");
  const place = /(?<=<!-- app figures: written by bench\/layout\/run.mjs -->\n\n)[^]*?(?=<!-- end of app figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(place, () => `${text}\n`),
  );
}
