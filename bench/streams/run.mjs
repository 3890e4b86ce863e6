// `node bench/streams/run.mjs`: what an idle event stream holds of the service's memory.
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, refuse, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: { streams: { type: "string", default: "10000" }, write: { type: "boolean", default: false } },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { startDatabase } = await import("../../apps/oms/src/db/embedded/index.ts");
const { migrate } = await import("../../apps/oms/src/db/migrate.ts");
const { openPool } = await import("../../apps/oms/src/db/pool.ts");
const { newId } = await import("../../apps/oms/src/db/id.ts");
const { startService } = await import("../service/start-service.mjs");
const { signAccessToken } = await import("../../apps/oms/src/http/access-token.ts");

/** Each stream may hold so much, in bytes. */
const goal = 16 * 1024;
/** Calls that are answered before the first measure: what is measured is a service in use, with its code and connections there. */
const warmUp = 5000;
/** Opened at a time. */
const atOnce = 50;
/** Bytes of a secret that no installation has. */
const secret = "a secret of the bench, and of nothing else 0123456789";

const wanted = Number(options.streams);
if (!Number.isSafeInteger(wanted / 2) || wanted < 100) refuse("--streams takes an even number from 100.");

const files = Number(/^Max open files\s+(\d+)/m.exec(readLimits())?.[1] ?? Infinity);
// Both sides of every connection, here and in the service, are a file each, and a few hundred are in use for the rest.
const count = Math.min(wanted, 2 * Math.floor((files - 500) / 2));
if (count < wanted)
  process.stdout.write(
    `This machine lets a process open ${files} files only: ${count} streams in the place of ${wanted}.\n`,
  );

const dataDir = mkdtempSync(join(tmpdir(), "o2r-streams-"));
chmodSync(dataDir, 0o711);
/** @type {(() => Promise<void> | void)[]} */
const ends = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  await main();
} finally {
  for (const end of ends.toReversed()) await end();
}

async function main() {
  const database = await startDatabase({ dataDir, settings: { fsync: "off", max_connections: "60" } });
  ends.push(database.stop);
  await migrate(database.url);
  const tokens = await makePeople(database.url);
  const { service, url, end } = await startService({
    databaseUrl: database.url,
    dataDir: join(dataDir, "service"),
    secret,
    execArgv: ["--expose-gc", "--import", join(root, "bench/streams/probe.mjs")],
  });
  ends.push(end);

  await close(await open(url, tokens.slice(0, atOnce)));
  for (let done = 0; done < warmUp; done += atOnce)
    await Promise.all(tokens.slice(0, atOnce).map((token) => callOnce(url, token)));
  await sleep(5000);
  const before = await measure(service);
  const streams = await open(url, tokens.slice(0, count / 2));
  await sleep(32_000);
  const half = await measure(service);
  streams.push(...(await open(url, tokens.slice(count / 2))));
  // Two heartbeats: every stream has been written to and checked since it was opened.
  await sleep(32_000);
  const living = streams.filter(({ said, socket }) => said.beats > 1 && !socket.destroyed).length;
  const after = await measure(service);
  await close(streams);
  // The service hears of so many farewells one after the other.
  await sleep(20_000);
  const left = await measure(service);
  report({ living, before, half, after, left });
}

/**
 * A person, a session and a token for each stream: nothing that one has is shared with another.
 * @param {string} url @returns {Promise<string[]>}
 */
async function makePeople(url) {
  const pool = openPool({ url, connections: 2, onIdleError: () => {} });
  const now = new Date();
  const people = Array.from({ length: count }, () => ({ userId: newId(), sessionId: newId() }));
  for (let from = 0; from < count; from += 1000) {
    const some = people.slice(from, from + 1000);
    await pool.db
      .insertInto("app_user")
      .values(
        some.map(({ userId }) => ({
          id: userId,
          username: `listener-${userId}`,
          name: "Listener",
          password_hash: "none",
          user_type: /** @type {const} */ ("HUB_MANAGER"),
          mobile: null,
          email_id: null,
          blocked_at: null,
          created_by: userId,
          updated_by: userId,
        })),
      )
      .execute();
    await pool.db
      .insertInto("session_family")
      .values(
        some.map(({ userId, sessionId }) => ({
          id: sessionId,
          user_id: userId,
          created_at: now.toISOString(),
          rotated_at: now.toISOString(),
          revoked_at: null,
          revoked_for: null,
        })),
      )
      .execute();
  }
  await pool.close();
  const key = new TextEncoder().encode(secret);
  return Promise.all(people.map((claims) => signAccessToken(key, claims, now)));
}

/** @param {import("node:child_process").ChildProcess} service */
async function measure(service) {
  service.send("measure");
  const [memory] = await once(service, "message");
  return /** @type {{ rss: number, heapTotal: number, heapUsed: number, external: number }} */ (memory);
}

/** @param {URL} url @param {string} token */
async function callOnce(url, token) {
  const response = await fetch(new URL("/oms/notification/pull", url), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`A call was answered ${response.status}`);
  await response.arrayBuffer();
}

/** @typedef {{ socket: import("node:net").Socket, said: { beats: number } }} Stream */

/** @param {URL} url @param {string} token @returns {Promise<Stream>} */
async function openOne({ hostname, port }, token) {
  const socket = connect(Number(port), hostname);
  const said = { beats: 0 };
  socket.write(`GET /api/firebase HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await new Promise((resolve, reject) => {
    socket.on("data", (/** @type {Buffer} */ bytes) => {
      const text = bytes.toString();
      if (text.startsWith("HTTP/1.1 ") && !text.startsWith("HTTP/1.1 200")) reject(new Error(text.split("\r\n")[0]));
      if (text.includes("event: ready")) said.beats++;
      resolve(undefined);
    });
    socket.on("error", reject);
  });
  return { socket, said };
}

/** @param {URL} url @param {readonly string[]} tokens */
async function open(url, tokens) {
  /** @type {Stream[]} */
  const streams = [];
  for (let from = 0; from < tokens.length; from += atOnce)
    streams.push(...(await Promise.all(tokens.slice(from, from + atOnce).map((token) => openOne(url, token)))));
  return streams;
}

/** @param {readonly Stream[]} streams */
async function close(streams) {
  await Promise.all(streams.map(({ socket }) => once(socket.destroy(), "close")));
}

/** @param {{ living: number, before: Memory, half: Memory, after: Memory, left: Memory }} measured */
function report({ living, before, half, after, left }) {
  const each = (/** @type {number} */ bytes, streams = living) => `${(bytes / streams / 1024).toFixed(2)} KiB`;
  const all = (/** @type {number} */ bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  /** @type {(name: string, of: (memory: Memory) => number) => string} */
  const row = (name, of) =>
    `| ${name} | ${all(of(before))} | ${all(of(after))} | ${each(of(after) - of(before))} | ${each(of(after) - of(half), living / 2)} | ${all(of(left))} |`;
  const reached = after.rss - before.rss <= goal * living;
  const text = [
    `Node ${process.versions.node}, one run, ${living} streams of as many people and sessions, all living after two heartbeats. ` +
      `The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.`,
    "",
    "| memory of the service | before | with the streams | each stream | each of the second half | after they closed |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    row("resident (RSS)", ({ rss }) => rss),
    row("JavaScript heap in use", ({ heapUsed }) => heapUsed),
    row("JavaScript heap reserved", ({ heapTotal }) => heapTotal),
    row("outside of the heap (`external`)", ({ external }) => external),
    "",
    `The goal, 16 KiB of resident memory for each stream: ${reached ? "reached" : "missed"}.`,
    "",
  ].join("\n");
  process.stdout.write(text);
  if (!options.write) return;
  const page = join(root, "docs/benchmarks.md");
  const place =
    /(?<=<!-- stream figures: written by bench\/streams\/run.mjs -->\n\n)[^]*?(?=<!-- end of stream figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(place, () => `${text}\n`),
  );
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Memory */

function readLimits() {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    // Only Linux tells.
    return "";
  }
}
