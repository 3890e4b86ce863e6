// `node bench/orders/pad.mjs`: what the order pad costs on a processor four times slower, with twenty lines on it: a key, beside
// one in a bare field of an empty page, and how soon a line that is added is seen. `--runs N`, `--throttle N`, `--write` puts the
// table into docs/benchmarks.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    throttle: { type: "string", default: "4" },
    write: { type: "boolean", default: false },
  },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);
const { availableParallelism, loadavg } = await import("node:os");
const { chromium } = await import("playwright-core");
const { consoleDist, ensureConsoleBuilt } = await import("../../scripts/build-console.mjs");
const { launchOptions } = await import("../../scripts/browser.mjs");
const { startService } = await import("../../e2e/service/start-service.ts");
const { median } = await import("../forms/harness/stats.mjs");
const { costOfKey } = await import("../ui/console/cost-of-key.mjs");
const { watch } = await import("../ui/console/watch.mjs");

const rate = Number(options.throttle);
const linesBefore = 20;
const linesAdded = 9;
/** What is measured, and the most that it should be; what the browser itself takes has no such figure. */
const goals = /** @type {const} */ ([
  ["a key where products are added, processor time of the page's thread", 15],
  ["a key in the packs of a line, processor time of the page's thread", 15],
  ["a key in a bare field of an empty page, processor time of the page's thread", undefined],
  ["a line that is added, from the press until it is painted", 100],
]);

ensureConsoleBuilt();
const service = await startService(consoleDist);
const browser = await chromium.launch(launchOptions());
/** @type {number[][]} */
const samples = goals.map(() => []);
try {
  for (let run = 0; run < Number(options.runs); run++) {
    const figures = await visit();
    for (const [at, figure] of figures.entries()) samples[at]?.push(figure);
    process.stderr.write(`run ${run + 1}: ${figures.map((figure) => figure.toFixed(1)).join(", ")} ms\n`);
  }
} finally {
  await browser.close();
  await service.end();
}

const text = [
  `Chromium ${browser.version()}, ${options.runs} runs, processor slowed down ${rate}×, ${linesBefore} lines on the pad; medians. ` +
    `The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.`,
  "",
  "| on the order pad | goal | reached | |",
  "| --- | ---: | ---: | --- |",
  ...goals.map(([title, most], at) => {
    const figure = median(samples[at] ?? []);
    const [goal, word] =
      most === undefined ? ["", "the floor"] : [`≤ ${most} ms`, figure <= most ? "reached" : "missed"];
    return `| ${title} | ${goal} | ${figure.toFixed(1)} ms | ${word} |`;
  }),
  "",
].join("\n");
process.stdout.write(text);
if (options.write) {
  const page = join(root, "docs/benchmarks.md");
  const marks = /(?<=<!-- pad figures: written by bench\/orders\/pad.mjs -->\n\n)[^]*?(?=<!-- end of pad figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(marks, () => `${text}\n`),
  );
}

/** What a list of the console has read. @param {import("playwright-core").Page} page @param {string} path */
async function rowsOf(page, path) {
  const read = page.waitForResponse((answer) => answer.url().includes(`/oms${path}?`));
  await page.goto(`${service.url}${path}?size=50`);
  return (await (await read).json()).payload.content;
}

/**
 * What the shop can have, as the pad finds it by a few words.
 * @param {import("playwright-core").Page} page @param {import("playwright-core").Locator} entry @returns {Promise<string[]>}
 */
async function skusFor(page, entry) {
  const skus = new Set();
  for (const word of ["a", "e", "i", "o", "oil", "rice", "soap", "tea", "dal", "salt", "flour", "biscuit"]) {
    const read = page.waitForResponse((answer) => /\/product\/[^?]+\?.*query=/.test(answer.url()));
    await entry.fill(word);
    for (const { sku } of (await (await read).json()).payload) skus.add(sku);
  }
  await entry.fill("");
  return [...skus];
}

/** Somebody who orders for a shop: twenty lines, then keys, then more lines. */
async function visit() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await context.addInitScript(watch);
  const page = await context.newPage();
  try {
    await page.goto(`${service.url}/login`);
    await page.locator("input[name=username]").fill("super_admin");
    await page.locator("input[name=password]").fill("O2r@demo1");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname !== "/login");
    const [{ retailerId }] = await rowsOf(page, "/order");
    await page.goto(`${service.url}/create-order?retailer=${retailerId}`);
    const entry = page.getByRole("combobox", { name: "Add by name, SKU or EAN" });
    await entry.waitFor();
    // What somebody left on this pad before, the last time too.
    const leftover = page.getByRole("button", { name: /^Remove / });
    await leftover
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
    while ((await leftover.count()) > 0) await leftover.first().click();
    const skus = await skusFor(page, entry);
    const lines = page.locator("[data-line]");
    for (let at = 0; at < linesBefore; at++) {
      await entry.fill(skus[at] ?? "");
      await entry.press("Enter");
      await lines.nth(at).waitFor();
    }
    await page.waitForTimeout(3000);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    const key = await costOfKey(page, cdp, entry, 24);
    await entry.fill("");
    await page.waitForTimeout(1000);
    const packs = await costOfKey(page, cdp, lines.nth(3).getByRole("textbox"), 24, "1");
    const bare = await context.newPage();
    await bare.setContent("<!doctype html><title>Bare</title><input>");
    const bareCdp = await context.newCDPSession(bare);
    await bareCdp.send("Emulation.setCPUThrottlingRate", { rate });
    const floor = await costOfKey(bare, bareCdp, bare.locator("input"), 24);
    await bare.close();
    await page.bringToFront();
    await page.waitForTimeout(2000);
    const seen = [];
    for (let at = linesBefore; at < linesBefore + linesAdded; at++) {
      await entry.click();
      await entry.fill(skus[at] ?? "");
      // The list has come: what is measured is the line, not the search.
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("Enter");
      seen.push(
        await page.evaluate(async (rows) => {
          const at = await Reflect.get(window, "painted")({ row: "[data-line]", rows });
          return at - Reflect.get(window, "pressed");
        }, at + 1),
      );
      await page.waitForTimeout(1500);
    }
    return [key, packs, floor, median(seen)];
  } finally {
    await context.close();
  }
}
