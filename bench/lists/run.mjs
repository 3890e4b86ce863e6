// `node bench/lists/run.mjs`: what a page of each list costs over HTTP, beside its bare SQL and beside a tenth of the data.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, refuse } from "../../scripts/workspace.mjs";
import { lists, ofOneWarehouse } from "./cases.mjs";

const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "20000" },
    samples: { type: "string", default: "100" },
    only: { type: "string", default: "" },
    plans: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { startDatabase } = await import("../../apps/oms/src/db/embedded/index.ts");
const { prepare } = await import("./prepare.mjs");
const { admin, manager, pagesOf } = await import("./ask.mjs");
const { measure } = await import("./measure.mjs");
const { report } = await import("./report.mjs");

const products = Number(options.products);
if (!Number.isSafeInteger(products / 5000)) refuse("--products takes a multiple of 5000.");
const samples = Number(options.samples);
if (!Number.isSafeInteger(samples) || samples < 5) refuse("--samples takes a number from 5.");
const asked = lists.filter(({ list }) => options.only === "" || options.only.split(",").includes(list));

const dataDir = mkdtempSync(join(tmpdir(), "o2r-lists-"));
chmodSync(dataDir, 0o711);
/** @type {(() => Promise<unknown> | void)[]} */
const ends = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  const server = await startDatabase({
    dataDir,
    // What is filled is vacuumed here, once: a worker that looks at a table meanwhile would keep its pages from being marked.
    settings: { fsync: "off", autovacuum: "off", max_connections: "60", max_wal_size: "4GB" },
  });
  ends.push(server.stop);
  const place = { dataDir, serverUrl: server.url, ends };
  const tenth = await prepare(place, "tenth", products / 10);
  const whole = await prepare(place, "whole", products);
  const results = [];
  for (const listed of asked) {
    for (const who of ofOneWarehouse.has(listed.list) ? [admin, manager] : [admin]) {
      for (const page of pagesOf(listed)) {
        process.stderr.write(`${listed.list}, ${who.name}, ${page.name}\n`);
        results.push(await measure({ listed, who, page }, { tenth, whole, samples, plans: options.plans }));
      }
    }
  }
  report(results, { counts: { ...whole.counts, products }, samples, write: options.write });
} finally {
  for (const end of ends.toReversed()) await end();
}
