// `node bench/service/worst-bodies.mjs`: how long the worst body of each endpoint holds the service's event loop.
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: { write: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { contract, permissions, userTypes } = await import("../../packages/api/src/contract/index.ts");
const { bodySchemaOf } = await import("../../packages/api/src/contract/openapi/index.ts");
const { startDatabase } = await import("../../apps/oms/src/db/embedded/index.ts");
const { migrate } = await import("../../apps/oms/src/db/migrate.ts");
const { openPool } = await import("../../apps/oms/src/db/pool.ts");
const { newId } = await import("../../apps/oms/src/db/id.ts");
const { signAccessToken } = await import("../../apps/oms/src/http/access-token.ts");
const { signLinkToken } = await import("../../apps/oms/src/http/link-token.ts");
const { worstBodies } = await import("../../apps/oms/src/test/worst-bodies.ts");
const { sql } = await import("./sql.mjs");
const { startService } = await import("./start-service.mjs");

/** Milliseconds. */
const goal = 50;
/** So many bodies of each endpoint are sent so often, and their median counts. */
const candidates = 3;
const rounds = 5;
const largest = 1024 * 1024;
/** Bytes of a secret that no installation has. */
const secret = "a secret of the bench, and of nothing else 0123456789";

const dataDir = mkdtempSync(join(tmpdir(), "o2r-bodies-"));
chmodSync(dataDir, 0o711);
/** @type {(() => Promise<void> | void)[]} */
const ends = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  await main();
} finally {
  for (const end of ends.toReversed()) await end();
}

async function main() {
  const database = await startDatabase({ dataDir, settings: { fsync: "off" } });
  ends.push(database.stop);
  await migrate(database.url);
  const tokens = await makePeople(database.url);
  const { service, url, end } = await startService({
    databaseUrl: database.url,
    dataDir: join(dataDir, "service"),
    secret,
    execArgv: ["--import", join(root, "bench/service/hold-probe.mjs")],
  });
  ends.push(end);

  /** @type {(path: string, init: { method?: string, headers?: Record<string, string>, body?: string }, token: string | undefined) => Promise<{ held: number, status: number }>} */
  const ask = async (path, init, token) => {
    const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) };
    await readHeld(service);
    const response = await fetch(new URL(path, url), { ...init, headers });
    await response.arrayBuffer();
    // A turn for the probe to see what came last.
    await sleep(3);
    return { held: await readHeld(service), status: response.status };
  };
  /** @type {(once: () => ReturnType<typeof ask>) => ReturnType<typeof ask>} */
  const measure = async (once) => {
    const results = [];
    for (let round = 0; round < rounds; round++) results.push(await once());
    const held = results.map((result) => result.held).toSorted((a, b) => a - b);
    return { held: held[Math.floor(rounds / 2)] ?? 0, status: results[0]?.status ?? 0 };
  };

  /** @type {Measured[]} */
  const worst = [];
  /**
   * Sends every body once, and again those that held the loop the longest: what is little by chance stays little.
   * @type {(name: string, bodies: readonly { readonly body: string, readonly once: () => ReturnType<typeof ask> }[]) => Promise<void>}
   */
  const keepWorst = async (name, bodies) => {
    const first = [];
    for (const { body, once } of bodies) first.push({ body, once, held: (await once()).held });
    const again = [];
    for (const { body, once } of first.toSorted((a, b) => b.held - a.held).slice(0, candidates))
      again.push({ name, body, ...(await measure(once)) });
    const [longest] = again.toSorted((a, b) => b.held - a.held);
    if (longest) worst.push(longest);
  };
  for (const [name, endpoint] of endpoints().filter(
    ([one, { method }]) => method !== "GET" && one.startsWith(options.only),
  )) {
    const { method, allow } = endpoint;
    const token = tokens.get(callerOf(allow));
    const path = endpoint.path.replace(":thing", "product").replace(/:\w+/g, newId());
    const headers = { "content-type": "application/json", "if-match": '"1"' };
    const bodies = worstBodies(bodySchemaOf(endpoint) ?? { type: "object", properties: {} }, largest);
    await keepWorst(
      name,
      bodies.map(({ name: body, text }) => ({
        body,
        once: () => ask(path, { method, headers: { ...headers, "idempotency-key": newId() }, body: text }, token),
      })),
    );
  }
  if (options.only === "")
    await keepWorst(
      "product.list, its query",
      queries().map(([body, text]) => ({ body, once: () => ask(`/oms/product?${text}`, {}, tokens.get("ADMIN")) })),
    );
  report(worst);
}

/** Whose token an endpoint is called with. @param {import("../../packages/api/src/contract/index.ts").AnyEndpoint["allow"]} allow */
function callerOf(allow) {
  if (allow === "public" || allow === "link") return allow;
  return allow === "signedIn" ? "ADMIN" : permissions[allow][0];
}

/** Queries as long as an address may be. */
function queries() {
  return /** @type {const} */ ([
    ["strange keys", Array.from({ length: 3000 }, (_, index) => index.toString(36)).join("&")],
    ["one key again and again", "q&".repeat(7000)],
    ["a long list of ids", `brand=${Array.from({ length: 370 }, newId).join(",")}`],
    ["many words", `q=${"ab+".repeat(33)}`],
    ["a long text", `q=${"a".repeat(14_000)}`],
    ["a long cursor", `cursor=${"a".repeat(1024)}`],
  ]);
}

/** @returns {readonly (readonly [string, import("../../packages/api/src/contract/index.ts").AnyEndpoint])[]} */
function endpoints() {
  return Object.entries(contract).flatMap(([thing, actions]) =>
    Object.entries(actions).map(
      ([action, endpoint]) => /** @type {const} */ ([`${thing}.${action}`, endpoint]), // its name and itself
    ),
  );
}

/**
 * Somebody of every user type, with a session and a token, and a driver who comes by a link.
 * @param {string} url @returns {Promise<ReadonlyMap<string, string>>}
 */
async function makePeople(url) {
  const pool = openPool({ url, connections: 2, onIdleError: () => {} });
  const now = new Date();
  const key = new TextEncoder().encode(secret);
  const tokens = new Map();
  for (const userType of userTypes) {
    const claims = { userId: newId(), sessionId: newId() };
    await pool.db
      .insertInto("app_user")
      .values({
        id: claims.userId,
        username: userType.toLowerCase(),
        name: "Sender",
        password_hash: "none",
        user_type: userType,
        mobile: null,
        email_id: null,
        blocked_at: null,
        created_by: claims.userId,
        updated_by: claims.userId,
      })
      .execute();
    await pool.db
      .insertInto("session_family")
      .values({
        id: claims.sessionId,
        user_id: claims.userId,
        created_at: now.toISOString(),
        rotated_at: now.toISOString(),
        revoked_at: null,
        revoked_for: null,
      })
      .execute();
    tokens.set(userType, await signAccessToken(key, claims, now));
    if (userType === "ADMIN") tokens.set("link", await makeLink(pool.db, key, claims.userId));
  }
  await pool.close();
  return tokens;
}

/**
 * The token of a link to a shipment that is loaded; its warehouse need not be there.
 * @param {import("../../apps/oms/src/db/schema.ts").Db} db @param {Uint8Array} key @param {string} maker
 */
async function makeLink(db, key, maker) {
  const [id, shipment, warehouse] = [newId(), newId(), newId()];
  const until = new Date(Date.now() + 86_400_000);
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into shipment
      (id, warehouse_id, number, state, vehicle_type, vehicle_number, driver_name, driver_mobile, depart_on)
      values (${shipment}, ${warehouse}, 'SH-1', 'LOADED', 'VAN', 'MH 12 QX 4071', 'Driver', '9876500012', current_date)`.execute(
      trx,
    );
    await sql`insert into run_link (id, warehouse_id, shipment_id, driver_name, expires_at, made_at, made_by)
      values (${id}, ${warehouse}, ${shipment}, 'Driver', ${until}, now(), ${maker})`.execute(trx);
  });
  return signLinkToken(key, { id, until });
}

/** @param {import("node:child_process").ChildProcess} service @returns {Promise<number>} */
async function readHeld(service) {
  service.send("held");
  const [{ held }] = await once(service, "message");
  return held;
}

/** @typedef {{ name: string, body: string, held: number, status: number }} Measured */

/** @param {readonly Measured[]} worst */
function report(worst) {
  const row = (/** @type {Measured} */ { name, body, held, status }) =>
    `| ${name} | ${body.replaceAll("|", "\\|").slice(0, 80)} | ${status} | ${held.toFixed(1)} ms |`;
  const missed = worst.filter(({ held }) => held > goal).length;
  const text = [
    `Node ${process.versions.node}, bodies of 1 MiB, each sent once and the worst ${candidates} of an endpoint ${rounds} times, one at a time; medians. ` +
      `The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.`,
    "",
    `At most ${goal} ms: ${worst.length - missed} of ${worst.length}.`,
    "",
    "| endpoint | its worst body | answered | event loop held |",
    "| --- | --- | ---: | ---: |",
    ...worst.toSorted((a, b) => b.held - a.held).map(row),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (!options.write || options.only !== "") return;
  const page = join(root, "docs/benchmarks.md");
  const place =
    /(?<=<!-- body figures: written by bench\/service\/worst-bodies.mjs -->\n\n)[^]*?(?=<!-- end of body figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(place, () => `${text}\n`),
  );
}
