// `node bench/slow-line/run.mjs`: what every list and every form of a new one costs on a line of 400 ms and 1.6 Mbit/s: until the
// frame of the page is seen, until it can be used with an empty cache and with the code there, and what is fetched ahead then:
// files and calls of a page that stands, without those of the frame (events, notifications, toasts), its pictures, its faces,
// which wait for the page on such a line, its views and the handles of its columns.
// `--only TEXT` measures the addresses that hold it, `--runs N` takes the median, `--write` puts the table into docs/benchmarks.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    runs: { type: "string", default: "1" },
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
const { addressesOf } = await import("./addresses.mjs");
const { watch } = await import("./watch.mjs");

/** A line as of a phone at the edge of a town. */
const slowLine = {
  offline: false,
  // As a browser says of such a line after it has seen some answers.
  connectionType: /** @type {const} */ ("cellular3g"),
  latency: 400,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const goals = { frame: 1500, cold: 3000, warm: 1200 };
/** So long a page is watched for what it fetches ahead, in milliseconds. */
const watched = 3000;
/** Who may open every page, help and support among them. */
const username = "super_super_admin";

ensureConsoleBuilt();
const service = await startService(consoleDist);
const browser = await chromium.launch(launchOptions());
const cookies = await signIn();
/** What the frame fetches for itself, by path; every page has it. */
const ofFrame = new Set();
await visit("/reports");
const addresses = (await addressesOf("SUPER_ADMIN")).filter((path) => path.includes(options.only));

/** @typedef {{ frame: number, cold: number, warm: number, ahead: number }} Figures */
/** @type {[string, Figures][]} */
const table = [];
for (const path of addresses) {
  const samples = [];
  for (let run = 0; run < Number(options.runs); run++) samples.push(await visit(path));
  /** @param {keyof Figures} figure */
  const middle = (figure) => median(samples.map((sample) => sample[figure]));
  const figures = { frame: middle("frame"), cold: middle("cold"), warm: middle("warm"), ahead: middle("ahead") };
  table.push([path, figures]);
  process.stdout.write(`${lineOf([path, figures])}\n`);
}
await browser.close();
await service.end();

const missed = table.filter(([, figures]) => verdict(figures) !== "reached").length;
const text = [
  `Chromium ${browser.version()}, 400 ms, 1.6 Mbit/s, ${username}; ${options.runs === "1" ? "one visit" : `medians of ${options.runs} visits`} of each page.`,
  `${table.length - missed} of ${table.length} pages reach what they should.`,
  "",
  "| page | frame ≤ 1.5 s | usable, cold ≤ 3 s | usable, warm ≤ 1.2 s | fetched ahead | |",
  "| --- | ---: | ---: | ---: | ---: | --- |",
  ...table.map(lineOf),
].join("\n");
process.stdout.write(`\n${text}\n`);
if (options.write) {
  const page = join(root, "docs/benchmarks.md");
  const place =
    /(?<=<!-- slow line figures: written by bench\/slow-line\/run\.mjs -->\n)[^]*?(?=<!-- end of slow line figures -->)/;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(place, () => `\n${text}\n\n`),
  );
}

/** @param {[string, Figures]} line */
function lineOf([path, figures]) {
  const { frame, cold, warm, ahead } = figures;
  return `| ${path} | ${frame.toFixed(0)} ms | ${cold.toFixed(0)} ms | ${warm.toFixed(0)} ms | ${ahead} | ${verdict(figures)} |`;
}

/** @param {Figures} figures */
function verdict({ frame, cold, warm, ahead }) {
  return frame <= goals.frame && cold <= goals.cold && warm <= goals.warm && ahead === 0 ? "reached" : "missed";
}

/** A session as the console keeps it. */
async function signIn() {
  const reply = await fetch(`${service.url}/oms/client/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: "O2r@demo1" }),
  });
  const { payload } = await reply.json();
  const kept = { o2r_access: payload.access_token, o2r_refresh: payload.refresh_token, o2r_role: payload.userType };
  return Object.entries(kept).map(([name, value]) => ({
    name,
    value: encodeURIComponent(String(value)),
    url: service.url,
    sameSite: /** @type {const} */ ("Strict"),
  }));
}

/** One page with an empty cache, and then again. @param {string} path @returns {Promise<Figures>} */
async function visit(path) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  try {
    await context.addCookies(cookies);
    await context.addInitScript(watch);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", slowLine);
    const requests = new Set();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const isOwn = /\/saved-view$|\/column-handle-/.test(pathname);
      if (!isOwn && !["eventsource", "image", "font"].includes(request.resourceType())) requests.add(pathname);
    });
    const first = await load(page, path);
    // The frame's files may come before the page that measures them stands.
    if (ofFrame.size > 0) requests.clear();
    await page.waitForTimeout(watched);
    if (ofFrame.size === 0) for (const pathname of requests) ofFrame.add(pathname);
    const ahead = requests.difference(ofFrame).size;
    const second = await load(page, path);
    return { frame: first.frame, cold: first.usable, warm: second.usable, ahead };
  } finally {
    await context.close();
  }
}

/** @param {import("playwright-core").Page} page @param {string} path @returns {Promise<{ frame: number, usable: number }>} */
async function load(page, path) {
  await page.goto(service.url + path, { waitUntil: "commit" });
  const usable = () => page.evaluate(() => Reflect.get(window, "usable")());
  // An address may lead to another.
  return usable().catch(usable);
}
