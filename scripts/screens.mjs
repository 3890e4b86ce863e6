// `npm run screens`: a contact sheet of every screen × each role that may see it × light and dark × a desk and a phone, from
// the built console on a service of its own with demo data. `--role`, `--route`, `--mode` and `--width` narrow it. It lands in
// .screens/index.html, with what a page shows to be wrong by itself at its head: it ends with 1 where there is such a thing.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startDemo } from "./screenshots/demo-service.mjs";
import { modes, roles, widths } from "./screens/looks.mjs";
import { sheetOf } from "./screens/sheet.mjs";
import { walk } from "./screens/walk.mjs";
import { continueOnPinnedNode, ensureInstalled, refuse, root } from "./workspace.mjs";

const { values: options } = parseArgs({
  options: { role: { type: "string" }, route: { type: "string" }, mode: { type: "string" }, width: { type: "string" } },
});
/** @template T @param {readonly T[]} all @param {string | undefined} wanted @param {string} what @returns {readonly T[]} */
const narrow = (all, wanted, what) => {
  const found = wanted === undefined ? all : all.filter((one) => String(one).toLowerCase() === wanted.toLowerCase());
  if (found.length === 0) refuse(`There is no ${what} ${wanted}; there are ${all.join(", ")}.`);
  return found;
};
const looks = {
  roles: narrow(roles, options.role, "role"),
  widths: narrow(widths, options.width, "width"),
  modes: narrow(modes, options.mode, "mode"),
};
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { chromium } = await import("playwright-core");
const { ensureConsoleBuilt } = await import("./build-console.mjs");
const { launchOptions } = await import("./browser.mjs");

ensureConsoleBuilt();
const folder = join(root, ".screens");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const service = await startDemo();
const browser = await chromium.launch(launchOptions());
/** @type {import("./screens/looks.mjs").Shot[]} */
const shots = [];
try {
  for (const role of looks.roles) {
    const wants = (/** @type {string} */ route) => options.route === undefined || route === options.route;
    shots.push(
      ...(await walk({ browser, url: service.url, folder, role, widths: looks.widths, modes: looks.modes, wants })),
    );
    process.stdout.write(`${role}: ${shots.filter((shot) => shot.role === role).length} pictures\n`);
  }
} finally {
  await browser.close();
  await service.stop();
}
writeFileSync(join(folder, "index.html"), sheetOf(shots));
for (const { role, route, width, mode, faults } of shots)
  for (const fault of faults) process.stdout.write(`${route} as ${role}, ${width}, ${mode}: ${fault}\n`);
process.stdout.write(`.screens/index.html: ${shots.length} pictures\n`);
process.exitCode = shots.some(({ faults }) => faults.length > 0) ? 1 : 0;
