// `node bench/ui/console.mjs`: what the console's own product list and form cost on a machine four times slower, from the
// press to the painted frame, with the service and its database beside it, and what plain HTML takes for the same words in the
// same browser; then the same list, form and sign-in page of react-admin and MUI X over the same service. `--runs N`,
// `--rounds N` (beside the peers), `--throttle N`, `--write` puts the tables into docs/benchmarks.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    rounds: { type: "string", default: "7" },
    throttle: { type: "string", default: "4" },
    write: { type: "boolean", default: false },
  },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);
const { chromium } = await import("playwright-core");
const { consoleDist, ensureConsoleBuilt } = await import("../../scripts/build-console.mjs");
const { launchOptions } = await import("../../scripts/browser.mjs");
const { startService } = await import("../../e2e/service/start-service.ts");
const { median } = await import("../forms/harness/stats.mjs");
const { plainPage } = await import("./plain-page.mjs");
const { installContenders } = await import("./install-contenders.mjs");
installContenders();
const { besidePeers } = await import("./console/beside-peers.mjs");
const { costOfKey } = await import("./console/cost-of-key.mjs");

const viewport = { width: 1440, height: 900 };
const rate = Number(options.throttle);
/** What is measured, the most it should be, and what the best of the others took there. */
const goals = /** @type {const} */ ([
  ["50 → 500 products, until they are painted", 1000, 3500],
  ["selecting all 500", 200, 800],
  ["scrolling 500 rows, median frame", 17, 33],
  ["a key in the form of 30 fields, processor time of the page's thread", 15, 18],
]);

ensureConsoleBuilt();
const service = await startService(consoleDist);
const browser = await chromium.launch(launchOptions());
const samples = goals.map(() => ({ console: /** @type {number[]} */ ([]), plain: /** @type {number[]} */ ([]) }));
for (let run = 0; run < Number(options.runs); run++) {
  const figures = await visit();
  samples.forEach((of, index) => {
    of.console.push(figures.console[index] ?? Number.NaN);
    of.plain.push(figures.plain[index] ?? Number.NaN);
  });
  process.stdout.write(`run ${run + 1} of ${options.runs}\n`);
}
const beside = await besidePeers({ browser, url: service.url, rate, rounds: Number(options.rounds) });
const version = browser.version();
await browser.close();
await service.end();

/** @param {number} figure */
const inWords = (figure) => `${figure.toFixed(figure < 20 ? 1 : 0)} ms`;
const table = [
  `Chromium ${version}, ${options.runs} runs, processor slowed down ${options.throttle}×, the console as it is served; medians.`,
  "",
  "| in the console | goal | best of the others | reached | plain HTML here | ratio | |",
  "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
  ...goals.map(([title, most, others], index) => {
    const figure = median(samples[index]?.console ?? []);
    const floor = median(samples[index]?.plain ?? []);
    return `| ${title} | ≤ ${most} ms | ${others} ms | ${inWords(figure)} | ${inWords(floor)} | ${(figure / floor).toFixed(2)} | ${figure <= most ? "reached" : "missed"} |`;
  }),
].join("\n");
const besideTable = `Chromium ${version}, ${options.rounds} rounds, processor slowed down ${options.throttle}×; medians.\n\n${beside}`;
process.stdout.write(`${table}\n\n${besideTable}\n`);
if (options.write) {
  const page = join(root, "docs/benchmarks.md");
  /** @param {string} text @param {string} name @param {string} figures */
  const put = (text, name, figures) => {
    const place = new RegExp(
      `(?<=<!-- ${name} figures: written by bench/ui/console\\.mjs -->\\n)[^]*?(?=<!-- end of ${name} figures -->)`,
    );
    return text.replace(place, () => `\n${figures}\n\n`);
  };
  writeFileSync(page, put(put(readFileSync(page, "utf8"), "console", table), "peers", besideTable));
}

/** One person in a window of their own, who signs in before the processor is slowed down; and plain HTML in the same window. */
async function visit() {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${service.url}/login`);
  await page.getByLabel("Username").fill("super_admin");
  await page.locator("input[name=password]").fill("O2r@demo1");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/login");
  await page.goto(`${service.url}/product?size=50`);
  await page.locator("[data-row]").nth(49).waitFor();
  await settled(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });

  const size = await page.evaluate(async () => {
    const choice = document.querySelector("select[name=size], nav[aria-label=Pages] select, select");
    if (!(choice instanceof HTMLSelectElement)) throw new Error("No choice of the page's size");
    const began = performance.now();
    choice.value = "500";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    while (!document.querySelector("table[aria-rowcount='500'] [data-row]")) await frame();
    await frame();
    return performance.now() - began;
  });
  const all = await page.evaluate(async () => {
    const box = document.querySelector("thead input[type=checkbox]");
    if (!(box instanceof HTMLInputElement)) throw new Error("No box in the headings");
    const began = performance.now();
    box.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    while (document.querySelector("tbody [data-row]:not([data-selected])")) await frame();
    await frame();
    return performance.now() - began;
  });
  const scroll = await page.evaluate(async () => {
    const scroller = document.querySelector(".o2r-table");
    if (!scroller) throw new Error("No table");
    const frames = [];
    let last = await new Promise((resolve) => requestAnimationFrame(resolve));
    for (let step = 0; step < 90; step++) {
      scroller.scrollBy(0, 120);
      const now = await new Promise((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
    }
    return frames.toSorted((one, other) => one - other)[45] ?? 0;
  });

  await page.goto(`${service.url}/product/new`);
  const name = page.locator("input[name=formName]");
  await name.waitFor();
  await settled(page);
  const key = await costOfKey(page, cdp, name, 36);
  const cookies = await context.cookies();
  await context.close();

  const bare = await browser.newContext({ viewport, reducedMotion: "reduce", bypassCSP: true });
  await bare.addCookies(cookies);
  const plainTab = await bare.newPage();
  await plainTab.goto(`${service.url}/healthz`);
  const plainCdp = await bare.newCDPSession(plainTab);
  await plainCdp.send("Emulation.setCPUThrottlingRate", { rate });
  const plain = await plainPage(plainTab);
  const plainKey = await costOfKey(plainTab, plainCdp, plainTab.locator("input[name=field-0]"), 36);
  await bare.close();
  return { console: [size, all, scroll, key], plain: [...plain, plainKey] };
}

/** What comes late has come: the event stream never ends, so an idle network cannot be waited for. @param {import("playwright-core").Page} page */
function settled(page) {
  return page.waitForTimeout(3000);
}
