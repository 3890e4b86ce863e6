// `npm run screenshots`: takes the pictures of the documentation again, from the built console on a service of its own,
// with demo data in a folder that is thrown away. Names of pictures after `--` take only those.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openAs, startDemo } from "./screenshots/demo-service.mjs";
import { continueOnPinnedNode, ensureInstalled, refuse, root } from "./workspace.mjs";

ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { chromium } = await import("playwright-core");
const { ensureConsoleBuilt } = await import("./build-console.mjs");
const { launchOptions } = await import("./browser.mjs");
const { pictures } = await import("./screenshots/pictures.mjs");

/** @typedef {import("./screenshots/pictures.mjs").Picture} Picture */

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const named = process.argv.slice(2);
const unknown = named.filter((name) => !pictures.some((picture) => picture.name === name));
if (unknown.length > 0)
  refuse(`There is no picture ${unknown.join(", ")}; there are ${pictures.map(({ name }) => name).join(", ")}.`);

ensureConsoleBuilt();
const folder = join(root, "docs/images");
mkdirSync(folder, { recursive: true });
const service = await startDemo();
const browser = await chromium.launch(launchOptions());
try {
  for (const picture of pictures) {
    if (named.length > 0 && !named.includes(picture.name)) continue;
    await take(picture);
    process.stdout.write(`docs/images/${picture.name}.png\n`);
  }
} finally {
  await browser.close();
  await service.stop();
}

/** @param {Picture} picture */
async function take({ name, role, path, mode = "light", device = "desk", shows, before }) {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: device === "phone" ? phone : desk,
    deviceScaleFactor: device === "phone" ? 2 : 1,
    hasTouch: device === "phone",
    colorScheme: mode,
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => process.stderr.write(`${name}: ${error.message}\n`));
    if (role === undefined) {
      await page.goto(path);
    } else {
      await openAs(page, role, path);
    }
    await shows(page).waitFor();
    await before?.(page);
    await page.mouse.move(0, 0); // nothing looks hovered
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
  } finally {
    await context.close();
  }
}
