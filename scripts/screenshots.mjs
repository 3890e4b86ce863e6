// `npm run screenshots`: takes the pictures of the documentation again, from the built console on a service of its own,
// with demo data in a folder that is thrown away. Names of pictures after `--` take only those.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { openAs, startDemo } from "./screenshots/demo-service.mjs";
import { continueOnPinnedNode, ensureInstalled, refuse, root } from "./workspace.mjs";

ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { chromium } = await import("playwright-core");
const { ensureConsoleBuilt } = await import("./build-console.mjs");
const { launchOptions } = await import("./browser.mjs");
const { pictures } = await import("./screenshots/pictures.mjs");

// The service has it, for pictures that are uploaded.
const sharp = createRequire(join(root, "apps/oms/package.json"))("sharp");

/** @typedef {import("./screenshots/pictures.mjs").Picture} Picture */

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const guide = { width: 1200, height: 750 };
const viewports = { desk, phone, guide };

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
    viewport: viewports[device],
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
    // Some pages ask again and again, so that the line is never idle: what is to be seen is there when nothing waits.
    await page.waitForFunction(
      () =>
        document.querySelector("[aria-busy=true]") === null && [...document.images].every(({ complete }) => complete),
    );
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot({ animations: "disabled" });
    // Few colours are on a page: with a palette of them a picture is a third as large, and looks the same.
    await sharp(shot)
      .png({ palette: true, effort: 10 })
      .toFile(join(folder, `${name}.png`));
  } finally {
    await context.close();
  }
}
