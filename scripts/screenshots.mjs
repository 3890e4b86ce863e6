// `npm run screenshots`: takes the pictures of the documentation again, from the built console on a service of its own,
// with demo data in a folder that is thrown away. Names of pictures after `--` take only those.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { continueOnPinnedNode, endOf, ensureInstalled, pinnedEnvironment, refuse, root } from "./workspace.mjs";

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
      await page.goto(`/login?next=${encodeURIComponent(path)}`);
      await page.locator('[name="username"]').fill(role.toLowerCase());
      await page.locator('[name="password"]').fill("O2r@demo1");
      await page.getByRole("button", { name: "Continue" }).click();
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

/** A service with demo data on a free port. PostgreSQL's user must be able to enter its folder, also when root starts it. */
async function startDemo() {
  const data = mkdtempSync(join(tmpdir(), "o2r-screenshots-"));
  chmodSync(data, 0o711);
  const child = spawn(process.execPath, [join(root, "apps/oms/src/main.ts")], {
    // An empty address counts as none: never anybody else's database.
    env: {
      ...pinnedEnvironment(),
      NODE_ENV: "development",
      PORT: "0",
      DATABASE_URL: "",
      O2R_DATA_DIR: data,
      O2R_DEMO: "1",
      O2R_LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = endOf(child);
  const ready = await Promise.race([once(child, "message"), ended]);
  if (!Array.isArray(ready)) refuse("The service could not be started; see the lines above.");
  return {
    url: String(ready[0].url),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
