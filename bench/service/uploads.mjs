// `node bench/service/uploads.mjs`: what others feel while many photos are uploaded at once, and what memory that takes.
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { continueOnPinnedNode, ensureInstalled, refuse, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: { photos: { type: "string", default: "40" }, write: { type: "boolean", default: false } },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);
if (process.platform !== "linux") refuse("The memory of another process is read from /proc, which only Linux has.");

const { startDatabase } = await import("../../apps/oms/src/db/embedded/index.ts");
const { migrate } = await import("../../apps/oms/src/db/migrate.ts");
const { signAccessToken } = await import("../../apps/oms/src/http/access-token.ts");
const { insertPerson } = await import("./person.mjs");
const { makePhotos } = await import("./photos.mjs");
const { startService } = await import("./start-service.mjs");

/** Milliseconds that 95 of 100 other calls may take, and bytes that the process may hold. */
const goals = { p95: 100, rss: 600e6 };
/** A call of somebody else begins so often, in milliseconds. */
const every = 50;
/** Bytes of a secret that no installation has. */
const secret = "a secret of the bench, and of nothing else 0123456789";
const paths = ["/oms/notification/pull", "/oms/product", "/readyz"];

const count = Number(options.photos);
const dataDir = mkdtempSync(join(tmpdir(), "o2r-uploads-"));
chmodSync(dataDir, 0o711);
/** @type {(() => Promise<void> | void)[]} */
const ends = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  await main();
} finally {
  for (const end of ends.toReversed()) await end();
}

async function main() {
  const photos = await makePhotos(dataDir);
  const database = await startDatabase({ dataDir, settings: { fsync: "off", max_connections: "60" } });
  ends.push(database.stop);
  await migrate(database.url);
  const token = await signAccessToken(new TextEncoder().encode(secret), await insertPerson(database.url), new Date());
  const folder = join(dataDir, "service");
  const { service, url, end } = await startService({ databaseUrl: database.url, dataDir: folder, secret });
  ends.push(end);
  const headers = { authorization: `Bearer ${token}` };

  /** @param {string} path */
  const ask = async (path) => {
    const begin = performance.now();
    const response = await fetch(new URL(path, url), { headers });
    await response.arrayBuffer();
    return { ms: performance.now() - begin, status: response.status };
  };
  /** Asks as long as something else goes on. @param {Promise<unknown>} meanwhile */
  const askMeanwhile = async (meanwhile) => {
    let ended = false;
    void meanwhile.finally(() => (ended = true));
    /** @type {ReturnType<typeof ask>[]} */
    const asked = [];
    for (let turn = 0; !ended; turn++) {
      asked.push(ask(paths[turn % paths.length] ?? ""));
      await sleep(every);
    }
    return Promise.all(asked);
  };

  for (let turn = 0; turn < 300; turn++) await ask(paths[turn % paths.length] ?? "");
  const quiet = await askMeanwhile(sleep(5000));
  const before = memory(service.pid, "VmRSS");
  const begin = performance.now();
  const files = Array.from({ length: count }, (_, at) => photos[at % photos.length]?.path);
  const worker = new Worker(new URL("upload-all.mjs", import.meta.url), {
    workerData: { url: url.href, token, files },
  });
  const uploads = once(worker, "message").then(([answers]) => answers);
  const busy = await askMeanwhile(uploads);
  const seconds = (performance.now() - begin) / 1000;
  report({
    quiet,
    busy,
    uploads: await uploads,
    seconds,
    before,
    peak: memory(service.pid, "VmHWM"),
    bytes: photos[0]?.size ?? 0,
  });
}

/** Bytes that a process holds: now, or at its height. @param {number | undefined} pid @param {"VmRSS" | "VmHWM"} which */
function memory(pid, which) {
  const found = new RegExp(`^${which}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(found?.[1]) * 1024;
}

/** @typedef {{ ms: number, status: number }} Answer */

/** @param {readonly Answer[]} answers @param {number} share */
function percentile(answers, share) {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {{ quiet: readonly Answer[], busy: readonly Answer[], uploads: readonly Answer[], seconds: number, before: number, peak: number, bytes: number }} measured */
function report({ quiet, busy, uploads, seconds, before, peak, bytes }) {
  const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  const mb = (/** @type {number} */ value) => `${(value / 1e6).toFixed(0)} MB`;
  const refused = (/** @type {readonly Answer[]} */ answers) => answers.filter(({ status }) => status !== 200).length;
  /** @type {(name: string, answers: readonly Answer[]) => string} */
  const row = (name, answers) =>
    `| ${name} | ${answers.length} | ${refused(answers)} | ${ms(percentile(answers, 0.5))} | ${ms(percentile(answers, 0.95))} | ${ms(percentile(answers, 1))} |`;
  const said = (/** @type {boolean} */ reached) => (reached ? "reached" : "missed");
  const text = [
    `Node ${process.versions.node}, one run, ${count} photos of 12 megapixels and ${mb(bytes)} at once, all done after ${seconds.toFixed(1)} s. ` +
      `The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.`,
    "",
    "| calls | answered | refused | median | p95 | longest |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    row("of others, with nothing else to do", quiet),
    row("of others, during the uploads", busy),
    row("uploads", uploads),
    "",
    `Resident memory (RSS): ${mb(before)} before, ${mb(peak)} at its height.`,
    "",
    `The goals: 95 of 100 other calls within ${goals.p95} ms: ${said(percentile(busy, 0.95) <= goals.p95)}; ` +
      `at most ${mb(goals.rss)}: ${said(peak <= goals.rss)}; nobody refused: ${said(refused(busy) + refused(uploads) === 0)}.`,
  ].join("\n");
  process.stdout.write(`${text}\n`);
  if (options.write) writeInto(text);
}

/** @param {string} text */
function writeInto(text) {
  const path = join(root, "docs/benchmarks.md");
  const marks =
    /(<!-- upload figures: written by bench\/service\/uploads\.mjs -->\n)[^]*(\n<!-- end of upload figures -->)/;
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(marks, (_, from, to) => `${from}\n${text}\n${to}`),
  );
}
