// `node bench/service/worst-bodies.mjs`: how long the worst body of each endpoint holds the service's event loop.
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({ options: { write: { type: "boolean", default: false } } });
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { contract, permissions, userTypes } = await import("../../packages/api/src/contract/index.ts");
const { bodySchemaOf } = await import("../../packages/api/src/contract/openapi/index.ts");
const { startDatabase } = await import("../../apps/oms/src/db/embedded/index.ts");
const { migrate } = await import("../../apps/oms/src/db/migrate.ts");
const { openPool } = await import("../../apps/oms/src/db/pool.ts");
const { newId } = await import("../../apps/oms/src/db/id.ts");
const { signAccessToken } = await import("../../apps/oms/src/http/access-token.ts");
const { worstBodies } = await import("../../apps/oms/src/test/worst-bodies.ts");
const { startService } = await import("./start-service.mjs");

/** Milliseconds. */
const goal = 50;
/** Each body is sent so often, and the median counts. */
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
  /** @type {(name: string, body: string, once: () => ReturnType<typeof ask>) => Promise<Measured>} */
  const measure = async (name, body, once) => {
    const results = [];
    for (let round = 0; round < rounds; round++) results.push(await once());
    const held = results.map((result) => result.held).toSorted((a, b) => a - b);
    return { name, body, held: held[Math.floor(rounds / 2)] ?? 0, status: results[0]?.status ?? 0 };
  };

  /** @type {Measured[]} */
  const worst = [];
  /** @param {readonly Measured[]} measured */
  const keepWorst = (measured) => {
    const [first] = measured.toSorted((a, b) => b.held - a.held);
    if (first) worst.push(first);
  };
  for (const [name, endpoint] of endpoints().filter(([, { method }]) => method !== "GET")) {
    const { method, allow } = endpoint;
    const token = allow === "public" ? undefined : tokens.get(allow === "signedIn" ? "ADMIN" : permissions[allow][0]);
    const path = endpoint.path.replace(":thing", "product").replace(/:\w+/g, newId());
    const measured = [];
    for (const { name: body, text } of worstBodies(
      bodySchemaOf(endpoint) ?? { type: "object", properties: {} },
      largest,
    )) {
      const headers = { "content-type": "application/json", "idempotency-key": newId(), "if-match": '"1"' };
      measured.push(await measure(name, body, () => ask(path, { method, headers, body: text }, token)));
    }
    keepWorst(measured);
  }
  const asked = [];
  for (const [query, text] of queries())
    asked.push(
      await measure("product.list, its query", query, () => ask(`/oms/product?${text}`, {}, tokens.get("ADMIN"))),
    );
  keepWorst(asked);
  report(worst);
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
 * Somebody of every user type, with a session and a token.
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
  }
  await pool.close();
  return tokens;
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
    `Node ${process.versions.node}, bodies of 1 MiB, the median of ${rounds} calls each, one at a time. ` +
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
  if (!options.write) return;
  const page = join(root, "docs/benchmarks.md");
  const place =
    /(?<=<!-- body figures: written by bench\/service\/worst-bodies.mjs -->\n\n)[^]*?(?=<!-- end of body figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(place, () => `${text}\n`),
  );
}
