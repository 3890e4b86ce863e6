// A service with demo data of its own, for pictures: on a free port, in a folder that is thrown away.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endOf, pinnedEnvironment, refuse, root } from "../workspace.mjs";

/** The password of every account of the demo. */
const password = "O2r@demo1";

/** Starts it. PostgreSQL's user must be able to enter its folder, also when root starts it. */
export async function startDemo() {
  const data = mkdtempSync(join(tmpdir(), "o2r-pictures-"));
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
      O2R_LIMIT_FACTOR: "100",
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

/**
 * Opens a page as the demo's account of a user type, signing in on the way.
 * @param {import("playwright-core").Page} page @param {string} role @param {string} path
 */
export async function openAs(page, role, path) {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await page.locator('[name="username"]').fill(role.toLowerCase());
  await page.locator('[name="password"]').fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
}
