// Walks through the console as one role, and takes a picture of each screen that it may see.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openAs } from "../screenshots/demo-service.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./looks.mjs").Shot} Shot */

/** What every page is waited for at most, in milliseconds. */
const patience = 15_000;

/** @param {Page} page */
async function settle(page) {
  await page.waitForLoadState("networkidle", { timeout: patience }).catch(() => undefined);
  await page
    .waitForFunction(() => document.querySelector("[aria-busy=true], .o2r-skeleton") === null, undefined, {
      timeout: 5000,
    })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** The addresses of the menu, in its order, with all of its groups open. @param {Page} page */
async function menuOf(page) {
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.first().waitFor({ timeout: patience });
  const closed = menu.getByRole("button", { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  const found = await menu
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return [...new Set(found.filter((href) => href.startsWith("/")))];
}

/** What is wrong with the page that is open, as far as it can be seen by itself. @param {Page} page */
const faultsOf = (page) =>
  page.evaluate(() => {
    const faults = [];
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 1) faults.push(`scrolls sideways by ${wide} px`);
    if (document.querySelector("h1") === null) faults.push("has no heading");
    if (/\b(?:undefined|NaN|null|\[object Object\])\b/.test(document.body.innerText))
      faults.push("shows a word of code");
    if (document.body.innerText.includes("could not be loaded")) faults.push("could not load something");
    return faults;
  });

/**
 * @param {object} given
 * @param {import("playwright-core").Browser} given.browser
 * @param {string} given.url @param {string} given.folder @param {string} given.role
 * @param {readonly number[]} given.widths @param {readonly ("light" | "dark")[]} given.modes
 * @param {(route: string) => boolean} given.wants
 * @returns {Promise<Shot[]>}
 */
export async function walk({ browser, url, folder, role, widths, modes, wants }) {
  const settings = {
    baseURL: url,
    reducedMotion: /** @type {const} */ ("reduce"),
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  };
  const first = await browser.newContext({ ...settings, viewport: { width: 1440, height: 900 } });
  const start = await first.newPage();
  await openAs(start, role, "/");
  const menu = await menuOf(start);
  // Beside each list one of its records, which its first row leads to.
  /** @type {{ route: string, path: string }[]} */
  const places = [];
  for (const route of menu.filter(wants)) {
    places.push({ route, path: route });
    await start.goto(route);
    await settle(start);
    const record = await start
      .locator("main [role=row] a[href], main tbody a[href]")
      .evaluateAll(
        (links, base) => links.map((link) => link.getAttribute("href") ?? "").find((href) => href.startsWith(base)),
        `${route === "/" ? "/none" : route}/`,
      )
      .catch(() => undefined);
    if (record !== undefined) places.push({ route: `${route}/…`, path: record });
  }
  const storageState = await first.storageState();
  await first.close();

  /** @type {Shot[]} */
  const shots = [];
  mkdirSync(join(folder, role), { recursive: true });
  for (const width of widths) {
    for (const mode of modes) {
      const context = await browser.newContext({
        ...settings,
        storageState,
        colorScheme: mode,
        viewport: width < 600 ? { width, height: 844 } : { width, height: 900 },
        hasTouch: width < 600,
      });
      const page = await context.newPage();
      /** @type {string[]} */
      let heard = [];
      page.on(
        "console",
        (message) => message.type() === "error" && heard.push(`said in the console: ${message.text().slice(0, 160)}`),
      );
      page.on("pageerror", (error) => heard.push(`threw: ${error.message.slice(0, 160)}`));
      for (const { route, path } of places) {
        heard = [];
        await page.goto(path);
        await settle(page);
        const file = `${role}/${route.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "dashboard"}${route.endsWith("…") ? "-record" : ""}-${width}-${mode}.jpg`;
        await page.screenshot({ path: join(folder, file), type: "jpeg", quality: 70, animations: "disabled" });
        shots.push({ role, route, path, width, mode, file, faults: [...(await faultsOf(page)), ...new Set(heard)] });
      }
      await context.close();
    }
  }
  return shots;
}
