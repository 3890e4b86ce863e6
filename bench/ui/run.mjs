// `node bench/ui/run.mjs`: what a table of 500 rows costs in @o2r/ui and in other libraries, side by side in one run.
// `--runs N`, `--throttle N` slows the processor down, `--write` puts the table into docs/benchmarks.md.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, refuse, root } from "../../scripts/workspace.mjs";
import { installContenders } from "./install-contenders.mjs";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    throttle: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
  },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const home = join(root, "bench/ui");
installContenders();
const { chromium } = await import("playwright-core");
const { build, preview } = await import("vite");
const { launchOptions } = await import("../../scripts/browser.mjs");
const { median } = await import("../forms/harness/stats.mjs");

const names = ["native", "o2r", "chakra", "antd", "mui"];
/** @type {Record<string, string>} */
const titles = {
  native: "native table",
  o2r: "@o2r/ui DataTable",
  chakra: "Chakra Table.Cell, rows memoized",
  antd: "Ant Design Table",
  mui: "MUI X DataGrid (100 rows, those in sight)",
};
const measures = ["mount", "re-render", "select all", "its work", "50 to 500", "frame", "worst frame"];

await makePage();
const server = await preview({
  configFile: false,
  logLevel: "warn",
  build: { outDir: join(home, "dist") },
  preview: { port: 0, host: "127.0.0.1" },
});
const address = server.httpServer.address();
if (typeof address !== "object" || address === null) throw new Error("The page is not served");
const browser = await chromium.launch(launchOptions());
/** @type {Map<string, number[]>} */
const samples = new Map();
for (let run = 0; run < Number(options.runs); run++) {
  // Another one begins each time, so that nobody always follows the same neighbour.
  const at = run % names.length;
  for (const name of [...names.slice(at), ...names.slice(0, at)]) {
    const figures = await visit(name);
    figures.forEach((value, index) => {
      const key = `${name} ${measures[index]}`;
      samples.set(key, [...(samples.get(key) ?? []), value]);
    });
  }
  process.stdout.write(`run ${run + 1} of ${options.runs}\n`);
}
const version = browser.version();
await browser.close();
await server.close();

const table = report();
process.stdout.write(`${table}\n`);
if (options.write) {
  const page = join(root, "docs/benchmarks.md");
  const place = /(?<=<!-- table figures: written by bench\/ui\/run\.mjs -->\n)[^]*?(?=<!-- end of table figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(place, () => `\n${table}\n\n`),
  );
}

/** Builds @o2r/ui as it is published, and the page with every contender, as production has it. */
async function makePage() {
  const packageHome = join(root, "packages/ui");
  const script = join(root, "scripts/build-package.mjs");
  const { status } = spawnSync(process.execPath, [script], { cwd: packageHome, stdio: "inherit" });
  if (status !== 0) refuse("@o2r/ui could not be built.");
  /** @type {{ publishConfig: { exports: Record<string, string | { default: string }> } }} */
  const { publishConfig } = JSON.parse(readFileSync(join(packageHome, "package.json"), "utf8"));
  await build({
    root: join(home, "page"),
    base: "./",
    configFile: false,
    logLevel: "error",
    resolve: {
      dedupe: ["react", "react-dom", "@emotion/react", "@emotion/cache", "@chakra-ui/react"],
      alias: Object.entries(publishConfig.exports).map(([entry, target]) => ({
        find: new RegExp(`^@o2r/ui${entry.slice(1)}$`),
        replacement: join(packageHome, typeof target === "string" ? target : target.default),
      })),
    },
    build: { outDir: join(home, "dist"), emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
}

/** One page: mount, re-render, select all, another page size, and scrolling. @param {string} name @returns {Promise<number[]>} */
async function visit(name) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on("pageerror", (error) => process.stderr.write(`${name}: ${error.message}\n`));
  const { port } = /** @type {import("node:net").AddressInfo} */ (address);
  await page.goto(`http://127.0.0.1:${port}/`);
  const ask = (/** @type {string} */ method, /** @type {unknown[]} */ ...args) =>
    page.evaluate(
      ([what, given]) => Reflect.get(window, "bench")[what](...given),
      /** @type {const} */ ([method, args]),
    );
  await ask("load", name);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: Number(options.throttle) });
  const mount = await ask("mount", 500);
  const update = await ask("update", 500, 1);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await workOf(cdp);
  const all = await ask("selectAll");
  const work = (await workOf(cdp)) - before;
  await ask("mount", 50);
  const size = await ask("update", 500, 2);
  const scroll = await ask("scroll");
  await context.close();
  return [mount, update, all, work, size, scroll.median, scroll.worst];
}

/** Milliseconds of the processor that the page's thread has taken so far. @param {import("playwright-core").CDPSession} cdp */
async function workOf(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

function report() {
  const value = (/** @type {string} */ name, /** @type {string} */ measure) =>
    median(samples.get(`${name} ${measure}`) ?? []);
  const rows = names.map((name) => [titles[name], ...measures.map((measure) => value(name, measure).toFixed(0))]);
  const line = (/** @type {readonly (string | undefined)[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [
    `Chromium ${version}, ${options.runs} runs, processor slowed down ${options.throttle}×. Milliseconds until the frame is painted, medians.`,
    "",
    line(["500 × 12", ...measures]),
    line(["---", ...measures.map(() => "---:")]),
    ...rows.map(line),
  ].join("\n");
}
