// `node bench/invoices/run.mjs`: what pages of the list of invoices cost, and a thousand issued at once, a fifth of them undone.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, refuse, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: {
    invoices: { type: "string", default: "1000000" },
    samples: { type: "string", default: "100" },
    plans: { type: "boolean", default: false },
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
const { keptYears } = await import("../../packages/api/src/contract/areas/billing/index.ts");
const { todayIn } = await import("../../packages/forms/src/engine/today.ts");
const { issuing } = await import("./issue.mjs");

const invoices = Number(options.invoices);
if (!Number.isSafeInteger(invoices / 1000)) refuse("--invoices takes a multiple of 1000.");
const samples = Number(options.samples);
const growthGoal = 1.3;
const waiting = 1000;

const listed = { list: "invoice", path: "/oms/invoice", filter: "" };
const pages = [
  { name: "first", query: "" },
  { name: "filtered: issued", query: "state=ISSUED" },
  { name: "filtered: of a retailer", query: `retailer=${idOf(12, 77)}` },
  { name: "filtered: at 5 %", query: "rate=5" },
  { name: "filtered: at a rare rate", query: "rate=40" },
  { name: "filtered: of a year", query: `year=${keptYears(todayIn())[1]?.value}` },
  { name: "filtered: of a shipment", query: `shipment=${idOf(40, 1)}` },
  { name: "deep", query: "", deep: /** @type {const} */ (true) },
  { name: "search: number", query: "q=h07%2F25-26%2F000123" },
  { name: "search: shop", query: "q=kirana%201640" },
];
const of = {
  file: new URL("fill.sql", import.meta.url),
  setting: "bench.invoices",
  counted: "select (select count(*) from invoice) as invoices, (select count(*) from retailer) as retailers",
};

const dataDir = mkdtempSync(join(tmpdir(), "o2r-invoices-"));
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
  const tenth = await prepare(place, "tenth", invoices / 10, of);
  const whole = await prepare(place, "whole", invoices, of);
  const results = [];
  for (const who of [admin, manager]) {
    for (const page of pages) {
      process.stderr.write(`${who.name}, ${page.name}\n`);
      results.push(await measure({ listed, who, page }, { tenth, whole, samples, plans: options.plans }));
    }
  }
  process.stderr.write("issuing\n");
  tell(results, await issuing(whole, waiting));
} finally {
  for (const end of ends.toReversed()) await end();
}

/**
 * @param {readonly Awaited<ReturnType<typeof measure>>[]} results
 * @param {Awaited<ReturnType<typeof issuing>>} issued
 */
function tell(results, issued) {
  const figure = new Intl.NumberFormat("en-US");
  const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;
  const grown = (/** @type {(typeof results)[number]} */ { growth, rows: [before, after] }) => {
    const text = `${growth.toFixed(2)} ×`;
    if (after > before * growthGoal) return `${text} (${before} → ${after} rows)`;
    return growth <= growthGoal ? text : `**${text}**`;
  };
  const text = [
    `Node ${process.versions.node}; ${figure.format(invoices / 10)} and ${figure.format(invoices)} invoices, ${samples} samples of each page. ` +
      `The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.`,
    "",
    `${figure.format(waiting)} orders invoiced over HTTP, 32 at a time: ${figure.format(issued.issued)} issued, ${figure.format(issued.undone)} undone ` +
      `when all of it was written, ${figure.format(Math.round(issued.perSecond))} a second; in each series every number is there once.`,
    "",
    `A page at most ${growthGoal} × a tenth of the invoices. What misses is bold.`,
    "",
    "| who sees | page | bare SQL, p95 | over HTTP, p95 | whole to a tenth |",
    "| --- | --- | ---: | ---: | ---: |",
    ...results.map(
      (result) => `| ${result.who} | ${result.page} | ${ms(result.sql)} | ${ms(result.http)} | ${grown(result)} |`,
    ),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (!options.write) return;
  const page = join(root, "docs/benchmarks.md");
  const marks =
    /(?<=<!-- invoice figures: written by bench\/invoices\/run.mjs -->\n\n)[^]*?(?=<!-- end of invoice figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(marks, () => `${text}\n`),
  );
}
