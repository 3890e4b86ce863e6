// One sample of each figure of one contender: every visit is a window of its own, with nothing kept from another.
import { costOfKey } from "./cost-of-key.mjs";
import { watch } from "./watch.mjs";

/**
 * @typedef {import("./contenders.mjs").Contender} Contender
 * @typedef {import("./watch.mjs").Sight} Sight
 * @typedef {import("playwright-core").Page} Page
 * @typedef {{ id: string, description: string }} Product
 * @typedef {object} Setting
 * @property {import("playwright-core").Browser} browser
 * @property {number} rate how many times slower the processor is
 * @property {readonly import("playwright-core").Cookie[]} cookies a session's
 * @property {readonly Product[]} products the first ones of the list
 */

/** A line as of a phone at the edge of a town: 400 ms, 1.6 Mbit/s. */
const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** What comes late has come: an event stream never ends, so that an idle network cannot be waited for. */
const pause = 3000;

/** @param {Setting} setting @param {Contender} contender @param {"list" | "form" | "sign-in" | "slow line"} visit */
export async function visit(setting, contender, visit) {
  const { browser, rate, cookies } = setting;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  try {
    if (visit !== "sign-in") await context.addCookies(cookies);
    await context.addInitScript(watch);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    if (visit === "slow line") {
      await cdp.send("Network.enable");
      await cdp.send("Network.emulateNetworkConditions", slowLine);
    }
    if (visit === "sign-in")
      return { "sign-in": await coldLoad(page, contender.url + contender.signIn, { signIn: true }) };
    if (visit === "form") return await formVisit(setting, contender, page, cdp);
    const { row, rows } = contender;
    const list = await coldLoad(page, contender.url + contender.list, { row, rows });
    return visit === "slow line" ? { "slow line": list } : { list, ...(await listVisit(setting, contender, page)) };
  } finally {
    await context.close();
  }
}

/** From the press on a bookmark to the painted frame. @param {Page} page @param {string} url @param {Sight} sight */
async function coldLoad(page, url, sight) {
  await page.goto(url, { waitUntil: "commit" });
  return painted(page, sight);
}

/** @param {Page} page @param {Sight} sight @returns {Promise<number>} milliseconds since the page's beginning */
function painted(page, sight) {
  return page.evaluate((of) => Reflect.get(window, "painted")(of), sight);
}

/** How long after the last press it was seen. @param {Page} page @param {Sight} sight */
async function paintedAfterPress(page, sight) {
  const at = await painted(page, sight);
  return at - (await page.evaluate(() => Reflect.get(window, "pressed")));
}

/** Scrolling, and from the list to a form whose code is there. @param {Setting} setting @param {Contender} contender @param {Page} page */
async function listVisit({ products }, contender, page) {
  const { row, rows } = contender;
  await page.waitForTimeout(pause);
  const scroll = await page.evaluate(scrollFrames, row);
  const [warm, measured] = products.slice(1);
  if (!warm || !measured) throw new Error("There are too few products");
  await open(page, contender, 1);
  await painted(page, { description: warm.description });
  await page.waitForTimeout(pause / 2);
  await page.goBack();
  await painted(page, { row, rows });
  await page.waitForTimeout(pause / 2);
  await open(page, contender, 2);
  const toForm = await paintedAfterPress(page, { description: measured.description });
  return { scroll, "to form": toForm };
}

/** Presses on a row for its form. @param {Page} page @param {Contender} contender @param {number} at */
async function open(page, { row, link }, at) {
  const box = await page.locator(row).nth(at).locator(link).first().boundingBox();
  if (!box) throw new Error(`Row ${at} is not in sight`);
  await page.mouse.click(box.x + Math.min(40, box.width / 2), box.y + box.height / 2);
}

/**
 * A cold form, a key in it, and a price that is below its neighbor.
 * @param {Setting} setting @param {Contender} contender @param {Page} page @param {import("playwright-core").CDPSession} cdp
 */
async function formVisit({ products: [product] }, contender, page, cdp) {
  if (!product) throw new Error("There is no product");
  const form = await coldLoad(page, contender.url + contender.form + product.id, { description: product.description });
  await page.waitForTimeout(pause);
  const key = await costOfKey(page, cdp, page.locator("input[name=formName]"), 20);
  await page.locator("input[name=formRlp]").fill("1");
  await page.waitForTimeout(300);
  await page.keyboard.press("Tab");
  const error = await paintedAfterPress(page, { text: "PTR must be greater then PTH" });
  return { form, key, error };
}

/** The 95th of a hundred frames, while the rows are scrolled down and up by 120 pixels each. @param {string} row */
async function scrollFrames(row) {
  let scroller = document.querySelector(row)?.parentElement ?? null;
  const scrolls = (/** @type {Element} */ it) =>
    it.scrollHeight > it.clientHeight + 200 && /auto|scroll/u.test(getComputedStyle(it).overflowY);
  while (scroller && !scrolls(scroller)) scroller = scroller.parentElement;
  const target = scroller ?? document.documentElement;
  let by = 120;
  const frames = [];
  let last = await new Promise((resolve) => requestAnimationFrame(resolve));
  for (let step = 0; step < 100; step++) {
    const before = target.scrollTop;
    target.scrollBy(0, by);
    if (target.scrollTop === before) by = -by;
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    frames.push(now - last);
    last = now;
  }
  target.scrollTo(0, 0);
  return frames.toSorted((one, other) => one - other)[94] ?? Number.NaN;
}
