// `npm run soak`: an hour of mixed work by 200 staff at 1,000,000 orders, on one service and a PostgreSQL of the command's own.
// No call may fail, memory is to be flat after the warm-up, and no kind of call may take more than twice as long as it takes one
// person alone. `--minutes N`, `--people N`, `--orders N` make it smaller, `--write` puts the table into docs/reliability.md.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, refuse } from "./workspace.mjs";

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    people: { type: "string", default: "200" },
    orders: { type: "string", default: "1000000" },
    pause: { type: "string", default: "10" },
    write: { type: "boolean", default: false },
  },
});
const minutes = Number(options.minutes);
const people = Number(options.people);
const orders = Number(options.orders);
/** Between two acts of a person, in milliseconds. */
const pause = Number(options.pause) * 1000;
if (!Number.isSafeInteger(orders / 1000)) refuse("--orders takes a multiple of 1000.");
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { startDatabase } = await import("../apps/oms/src/db/embedded/index.ts");
const { prepare } = await import("../bench/lists/prepare.mjs");
const { writeSection } = await import("./cluster/report.mjs");
const { newBook } = await import("./soak/book.mjs");
const { work } = await import("./soak/staff.mjs");

/** What may not be passed: memory at the end beside memory after the warm-up, and an answer beside that of an idle service. */
const goals = { memory: 1.1, slower: 2 };
/** The first sixth is warm-up; the second is what the last is held against. */
const sixth = (minutes * 60_000) / 6;

const dataDir = mkdtempSync(join(tmpdir(), "o2r-soak-"));
chmodSync(dataDir, 0o711);
/** @type {(() => Promise<unknown> | void)[]} */
const ends = [() => rmSync(dataDir, { recursive: true, force: true })];
const say = (/** @type {string} */ sentence) => process.stderr.write(`${sentence}\n`);
let holds = false;
try {
  holds = await play();
} finally {
  for (const end of ends.toReversed()) await end();
}
process.exit(holds ? 0 : 1);

/** What the process holds of the machine's memory, in MiB. @param {number | undefined} pid */
function memoryOf(pid) {
  const held = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(held) / 1024;
}

/** @param {readonly number[]} figures */
function middle(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

async function play() {
  const server = await startDatabase({ dataDir, settings: { max_connections: "120", max_wal_size: "4GB" } });
  ends.push(server.stop);
  const place = { dataDir, serverUrl: server.url, ends };
  const { service, url, client } = await prepare(place, "soak", orders, {
    file: [new URL("../bench/orders/fill.sql", import.meta.url), new URL("cluster/complete.sql", import.meta.url)],
    setting: "bench.orders",
    counted: "select (select count(*) from orders) as orders, (select count(*) from retailer) as retailers",
  });
  await client.query(`set soak.people = ${people}`);
  await client.query(readFileSync(new URL("soak/staff.sql", import.meta.url), "utf8"));

  say("One person alone");
  const idle = newBook();
  await during(sixth / 2, (stop) => [work(url.origin, 5, idle, stop, 250)]);

  say(`${people} people, ${minutes} minutes`);
  const book = newBook();
  /** @type {{ at: number, mib: number }[]} */
  const memory = [];
  const began = Date.now();
  const watch = setInterval(() => memory.push({ at: Date.now() - began, mib: memoryOf(service.pid) }), 5000);
  await during(sixth * 6, (stop) =>
    Array.from({ length: people }, (_, at) => work(url.origin, at + 1, book, stop, pause)),
  );
  clearInterval(watch);

  const between = (/** @type {number} */ from, /** @type {number} */ to) =>
    middle(memory.filter(({ at }) => at >= from * sixth && at < to * sixth).map(({ mib }) => mib));
  const [warm, end] = [between(1, 2), between(5, 6)];
  const failures = [...idle.failures, ...book.failures];
  for (const [what, count] of failures) say(`${count} × ${what}`);
  const failed = failures.reduce((sum, [, count]) => sum + count, 0);
  const kinds = [...book.times.keys()].toSorted();
  const rows = kinds.map((kind) => {
    const [alone, busy] = [idle.times.get(kind), book.times.get(kind)];
    const [before, after] = [alone?.within(0.95) ?? Number.NaN, busy?.within(0.95) ?? Number.NaN];
    return { kind, count: busy?.count ?? 0, before, after, ratio: after / before };
  });
  const bold = (/** @type {string} */ text, /** @type {boolean} */ isFine) => (isFine ? text : `**${text}**`);
  const figure = new Intl.NumberFormat("en-US");
  const answered = rows.reduce((sum, { count }) => sum + count, 0);
  const text = [
    `Node ${process.versions.node}; ${figure.format(orders)} orders, ${people} people for ${minutes} minutes, each with an event stream and an act ` +
      `about every ${pause / 1000} s: ${figure.format(answered)} calls answered, ${bold(`${failed} not`, failed === 0)}; ` +
      `${figure.format(book.heard)} events heard. The machine had ${availableParallelism()} cores, which people, service and PostgreSQL shared.`,
    "",
    `Memory of the service: ${warm.toFixed(0)} MiB after the warm-up, ${end.toFixed(0)} MiB at the end, ` +
      `${bold(`${(end / warm).toFixed(2)} ×`, end / warm <= goals.memory)} (goal at most ${goals.memory} ×).`,
    "",
    `| call | answered | p95, one person alone | p95, ${people} people | goal at most ${goals.slower} × |`,
    "| --- | ---: | ---: | ---: | ---: |",
    ...rows.map(
      ({ kind, count, before, after, ratio }) =>
        `| ${kind} | ${figure.format(count)} | ${before.toFixed(1)} ms | ${after.toFixed(1)} ms | ${bold(`${ratio.toFixed(2)} ×`, ratio <= goals.slower)} |`,
    ),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (options.write) writeSection("soak", text);
  return failed === 0 && end / warm <= goals.memory && rows.every(({ ratio }) => ratio <= goals.slower);
}

/** Lets people work for so long, and ends what they have begun. @param {number} time in milliseconds @param {(stop: AbortSignal) => readonly Promise<void>[]} begin */
async function during(time, begin) {
  const stop = new AbortController();
  const all = Promise.all(begin(stop.signal));
  await Promise.race([sleep(time), all]);
  stop.abort();
  await all;
}
