// `node bench/insight/run.mjs`: what the dashboard and the search of everything wait for, beside 1,000,000 orders of a year.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, refuse, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: {
    orders: { type: "string", default: "1000000" },
    samples: { type: "string", default: "200" },
    write: { type: "boolean", default: false },
  },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { may, rowsFor } = await import("../../packages/api/src/contract/core/index.ts");
const { invoiceEndpoints } = await import("../../packages/api/src/contract/areas/billing/index.ts");
const { productEndpoints } = await import("../../packages/api/src/contract/areas/catalogue/index.ts");
const { ticketEndpoints } = await import("../../packages/api/src/contract/areas/engagement/index.ts");
const { dashboardEndpoints, mostDashboardDays } =
  await import("../../packages/api/src/contract/areas/insight/index.ts");
const { shipmentEndpoints } = await import("../../packages/api/src/contract/areas/logistics/index.ts");
const { orderEndpoints } = await import("../../packages/api/src/contract/areas/orders/index.ts");
const { retailerEndpoints } = await import("../../packages/api/src/contract/areas/parties/index.ts");
const { addDays, todayIn } = await import("../../packages/forms/src/engine/today.ts");
const { startDatabase } = await import("../../apps/oms/src/db/embedded/index.ts");
const { makeReport } = await import("./report.mjs");
const { admin, manager, tokenOf } = await import("../lists/ask.mjs");
const { prepare } = await import("../lists/prepare.mjs");

const orders = Number(options.orders);
if (!Number.isSafeInteger(orders / 1000)) refuse("--orders takes a multiple of 1000.");
const samples = Number(options.samples);
const warmUp = 30;
/** Milliseconds that 95 of 100 answers may take. */
const goals = { dashboard: 150, search: 100 };

const today = todayIn("Asia/Kolkata");
const placed = (/** @type {number} */ days) => `placed=${addDays(today, 1 - days)}..${today}`;
/** The lists that the search of everything asks, each at once with the others. */
const found = [
  orderEndpoints,
  retailerEndpoints,
  productEndpoints,
  invoiceEndpoints,
  shipmentEndpoints,
  ticketEndpoints,
];
/** @typedef {import("../../packages/api/src/contract/index.ts").UserType} UserType */
/** As the console asks them: those that answer the user type at all. @param {UserType} type @param {string} q */
const searching = (type, q) =>
  found
    .filter(({ list: { allow, scope } }) => may(type, allow) && rowsFor(scope, type) !== undefined)
    .map(({ list }) => `${list.path}?q=${encodeURIComponent(q)}&size=10`);

/**
 * What is waited for together, up to its last answer.
 * @param {UserType} type @returns {readonly { name: string, goal: number, paths: readonly string[] }[]}
 */
const casesOf = (type) => [
  { name: "figures of 30 days", goal: goals.dashboard, paths: [`${dashboardEndpoints.orders.path}?${placed(30)}`] },
  {
    name: `figures of ${mostDashboardDays} days`,
    goal: goals.dashboard,
    paths: [`${dashboardEndpoints.orders.path}?${placed(mostDashboardDays)}`],
  },
  {
    name: "products that sold most, 30 days",
    goal: goals.dashboard,
    paths: [`${dashboardEndpoints.products.path}?${placed(30)}`],
  },
  { name: "all that waits", goal: goals.dashboard, paths: [dashboardEndpoints.waiting.path] },
  { name: "search: number of an order", goal: goals.search, paths: searching(type, "RO-25-000123") },
  { name: "search: name of a shop", goal: goals.search, paths: searching(type, "Kirana 1640") },
  { name: "search: mobile", goal: goals.search, paths: searching(type, "9000000077") },
  { name: "search: nothing has it", goal: goals.search, paths: searching(type, "zzzqqq") },
];

const dataDir = mkdtempSync(join(tmpdir(), "o2r-insight-"));
chmodSync(dataDir, 0o711);
/** @type {(() => Promise<unknown> | void)[]} */
const ends = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  const server = await startDatabase({
    dataDir,
    settings: { fsync: "off", autovacuum: "off", max_connections: "60", max_wal_size: "4GB" },
  });
  ends.push(server.stop);
  const side = await prepare({ dataDir, serverUrl: server.url, ends }, "whole", orders, {
    file: [new URL("../orders/fill.sql", import.meta.url), new URL("fill.sql", import.meta.url)],
    setting: "bench.orders",
    counted:
      "select (select count(*) from orders) as orders, (select count(*) from invoice) as invoices, (select count(*) from order_tally) as tallies",
  });
  const results = [];
  for (const [who, type] of /** @type {const} */ ([
    [admin, "SUPER_ADMIN"],
    [manager, "HUB_MANAGER"],
  ])) {
    const headers = { authorization: `Bearer ${await tokenOf(who)}` };
    for (const one of casesOf(type)) {
      process.stderr.write(`${who.name}, ${one.name}\n`);
      const times = [];
      for (let sample = -warmUp; sample < samples; sample++) {
        const took = await wait(side.url, headers, one.paths);
        if (sample >= 0) times.push(took);
      }
      results.push({ who: who.name, ...one, times: times.toSorted((a, b) => a - b) });
    }
  }
  const reports = [];
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  for (const format of ["csv", "xlsx"]) {
    process.stderr.write(`report as ${format}\n`);
    const values = { format, dayFrom: addDays(today, -365), dayTo: today };
    const pid = side.service.pid ?? 0;
    reports.push({ format, ...(await makeReport({ url: side.url, pid, headers, report: "sales", values })) });
  }
  tell(results, side.counts, reports);
} finally {
  for (const end of ends.toReversed()) await end();
}

/** How long it takes until all have answered. @param {URL} url @param {Record<string, string>} headers @param {readonly string[]} paths */
async function wait(url, headers, paths) {
  const begin = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(new URL(path, url), { headers });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${text}`);
    }),
  );
  return performance.now() - begin;
}

/**
 * @param {readonly { who: string, name: string, goal: number, paths: readonly string[], times: readonly number[] }[]} results
 * @param {Record<string, unknown>} counts
 * @param {readonly ({ format: string } & Awaited<ReturnType<typeof makeReport>>)[]} reports
 */
function tell(results, counts, reports) {
  const figure = (/** @type {unknown} */ count) => new Intl.NumberFormat("en-US").format(Number(count));
  const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;
  const at = (/** @type {readonly number[]} */ times, /** @type {number} */ share) =>
    times[Math.ceil(share * times.length) - 1] ?? Number.NaN;
  const text = [
    `Node ${process.versions.node}; ${figure(counts["orders"])} orders, ${figure(counts["invoices"])} invoices, ${figure(counts["tallies"])} rows of the tally, ${samples} samples of each. ` +
      `The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.`,
    "",
    "| who sees | what | calls | median | p95 | goal, p95 |",
    "| --- | --- | ---: | ---: | ---: | ---: |",
    ...results.map(({ who, name, goal, paths, times }) => {
      const slow = at(times, 0.95);
      const told = slow <= goal ? ms(slow) : `**${ms(slow)}**`;
      return `| ${who} | ${name} | ${paths.length} | ${ms(at(times, 0.5))} | ${told} | ≤ ${goal} ms |`;
    }),
    "",
    "| the sales register as a file | rows | size | made in | memory, first 100,000 rows | memory, the others |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...reports.map(
      ({ format, rows, bytes, seconds, early, late }) =>
        `| ${format} | ${figure(rows)} | ${(bytes / 2 ** 20).toFixed(0)} MiB | ${seconds.toFixed(0)} s | ${early.toFixed(0)} MiB | ${late.toFixed(0)} MiB |`,
    ),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (!options.write) return;
  const page = join(root, "docs/benchmarks.md");
  const place =
    /(?<=<!-- insight figures: written by bench\/insight\/run.mjs -->\n\n)[^]*?(?=<!-- end of insight figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(place, () => `${text}\n`),
  );
}
