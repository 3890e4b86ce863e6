// `npm run test:visual`: every story of the built Storybook against the images that are kept in e2e/visual/images.
// `npm run visual:update` takes them again. Both use the Chromium and the fonts that come as packages, and no network.
// Words after `--` go to Playwright: `npm run test:visual -- --grep overlays`; `O2R_KEEP_STORYBOOK=1` builds nothing.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { endOf, ensureInstalled, pinnedEnvironment, pinnedNode, refuse, root } from "./workspace.mjs";

ensureInstalled();
const [command = "check", ...rest] = process.argv.slice(2);
if (command !== "check" && command !== "update") refuse("Say `check` or `update`.");

/** @param {readonly string[]} args */
const run = (...args) =>
  endOf(spawn(pinnedNode(), [...args], { cwd: root, env: pinnedEnvironment(), stdio: "inherit" }), {
    forwardSignals: true,
  });

const keeps = process.env["O2R_KEEP_STORYBOOK"] === "1" && existsSync(join(root, "storybook-static/index.json"));
const built = keeps ? 0 : await run("scripts/storybook.mjs", "build", "--quiet");
if (built !== 0) process.exit(built);
process.exit(
  await run(
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config",
    "e2e/visual/playwright.config.ts",
    ...(command === "update" ? ["--update-snapshots=changed"] : []),
    ...rest,
  ),
);
