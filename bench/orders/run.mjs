// `node bench/orders/run.mjs`: what placing an order costs beside the bare transaction, and what pages of the list cost.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, refuse, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: {
    orders: { type: "string", default: "1000000" },
    samples: { type: "string", default: "100" },
    placed: { type: "string", default: "1000" },
    plans: { type: "boolean", default: false },
    "only-placing": { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { startDatabase } = await import("../../apps/oms/src/db/embedded/index.ts");
const { prepare } = await import("../lists/prepare.mjs");
const { admin, manager } = await import("../lists/ask.mjs");
const { measure } = await import("../lists/measure.mjs");
const { idOf } = await import("../lists/cases.mjs");
const { placing } = await import("./place.mjs");

const orders = Number(options.orders);
if (!Number.isSafeInteger(orders / 1000)) refuse("--orders takes a multiple of 1000.");
const samples = Number(options.samples);
const placed = Number(options.placed);
/** Each way's orders are placed in so many turns: the machine is faster and slower by the second, and both are to meet it alike. */
const turns = 5;
if (!Number.isSafeInteger(placed / turns)) refuse(`--placed takes a multiple of ${turns}.`);
const goals = { placing: 0.6, sql: 2, growth: 1.3 };

const listed = { list: "order", path: "/oms/order", filter: "" };
/** The newest of a shop and the oldest of a number, a queue, and what an agent or a hub has. */
const pages = [
  { name: "first", query: "" },
  { name: "filtered: to confirm", query: "state=PLACED" },
  { name: "filtered: of a retailer", query: `retailer=${idOf(12, 77)}` },
  { name: "filtered: short, on hold", query: "state=ON_HOLD&short=true" },
  { name: "by value", query: "sort=-total" },
  { name: "deep", query: "", deep: /** @type {const} */ (true) },
  { name: "search: number", query: "q=ro-25-000123" },
  { name: "search: shop", query: "q=kirana%201640" },
  { name: "search: mobile", query: "q=9000000077" },
];
const of = {
  file: new URL("fill.sql", import.meta.url),
  setting: "bench.orders",
  counted: "select (select count(*) from orders) as orders, (select count(*) from retailer) as retailers",
};

const dataDir = mkdtempSync(join(tmpdir(), "o2r-orders-"));
chmodSync(dataDir, 0o711);
/** @type {(() => Promise<unknown> | void)[]} */
const ends = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  const server = await startDatabase({
    dataDir,
    settings: { fsync: "off", autovacuum: "off", max_connections: "120", max_wal_size: "4GB" },
  });
  ends.push(server.stop);
  const place = { dataDir, serverUrl: server.url, ends };
  const onlyPlacing = options["only-placing"];
  const tenth = onlyPlacing ? undefined : await prepare(place, "tenth", orders / 10, of);
  const whole = await prepare(place, "whole", orders, of);
  const results = [];
  if (tenth !== undefined) {
    for (const who of [admin, manager]) {
      for (const page of pages) {
        process.stderr.write(`${who.name}, ${page.name}\n`);
        results.push(await measure({ listed, who, page }, { tenth, whole, samples, plans: options.plans }));
      }
    }
  }
  process.stderr.write("placing\n");
  const taken = await placing(whole, { count: placed / turns, rounds: 3 * turns });
  tell(results, taken);
} finally {
  for (const end of ends.toReversed()) await end();
}

/**
 * @param {readonly Awaited<ReturnType<typeof measure>>[]} results
 * @param {Awaited<ReturnType<typeof placing>>} taken
 */
function tell(results, taken) {
  const figure = new Intl.NumberFormat("en-US");
  const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;
  const bold = (/** @type {string} */ text, /** @type {boolean} */ holds) => (holds ? text : `**${text}**`);
  const fills = (/** @type {(typeof results)[number]} */ { rows: [before, after] }) => after > before * goals.growth;
  const text = [
    `Node ${process.versions.node}; ${figure.format(orders / 10)} and ${figure.format(orders)} orders, ${samples} samples of each page. ` +
      `The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.`,
    "",
    ...(taken === undefined
      ? []
      : [
          `Placing an order of five lines with 32 in flight: ${figure.format(Math.round(taken.http.perSecond))} a second, p95 ${ms(taken.http.p95)}; ` +
            `the bare transaction in the same run ${figure.format(Math.round(taken.sql.perSecond))} a second, p95 ${ms(taken.sql.p95)}: ` +
            `${bold(`${taken.ratio.toFixed(2)} ×`, taken.ratio >= goals.placing)}, goal at least ${goals.placing} ×.`,
          "",
        ]),
    `A page at most ${goals.sql} × the bare SQL, and at most ${goals.growth} × a tenth of the orders. What misses is bold.`,
    "",
    "| who sees | page | bare SQL, p95 | over HTTP, p95 | HTTP to SQL | whole to a tenth |",
    "| --- | --- | ---: | ---: | ---: | ---: |",
    ...results.map((result) => {
      const growth = `${result.growth.toFixed(2)} ×`;
      const grown = fills(result)
        ? `${growth} (${result.rows.join(" → ")} rows)`
        : bold(growth, result.growth <= goals.growth);
      return `| ${result.who} | ${result.page} | ${ms(result.sql)} | ${ms(result.http)} | ${bold(`${result.toSql.toFixed(2)} ×`, result.toSql <= goals.sql)} | ${grown} |`;
    }),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (!options.write) return;
  const page = join(root, "docs/benchmarks.md");
  const marks =
    /(?<=<!-- order figures: written by bench\/orders\/run.mjs -->\n\n)[^]*?(?=<!-- end of order figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(marks, () => `${text}\n`),
  );
}
