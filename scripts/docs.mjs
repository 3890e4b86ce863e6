// `npm run docs`: the packages' documentation as a small site, made from their READMEs, pages, types and docstrings, into
// docs/site/dist. Its tools are an installation of their own, so that they weigh on nobody who does not make it.
// `npm run docs -- --serve` serves what was made on http://localhost:4310.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, endOf, ensureInstalled, hashFiles, readIfThere, refuse, root } from "./workspace.mjs";

const { values: options } = parseArgs({ options: { serve: { type: "boolean", default: false } } });

ensureInstalled();
await continueOnPinnedNode(import.meta.url);
const site = join(root, "docs/site");
installTools();

const { benchmarksPage, sizesPage } = await import("./docs/figures.mjs");
const { writeLlms } = await import("./docs/llms.mjs");
const { componentsPage } = await import("./docs/components-page.mjs");
const { homePage } = await import("./docs/home-page.mjs");
const { writeReference } = await import("./docs/reference.mjs");
const { withoutLinks, write, writePages } = await import("./docs/write-pages.mjs");

const out = join(site, "pages");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
say("The pages …");
writePages(out);
write(out, "index.md", homePage());
write(out, "ui/components.md", componentsPage());
write(out, "benchmarks.md", withoutLinks(benchmarksPage()));
say("The sizes, measured …");
write(out, "sizes.md", await sizesPage());
say("The reference …");
await writeReference(site, join(out, "reference"), ["forms", "ui", "api"]);
say("The site …");
await vitepress("build");
writeLlms(out, join(site, "dist"));
say("docs/site/dist holds the site.");
if (options.serve) await vitepress("serve", "--port", "4310");

/** @param {...string} args */
async function vitepress(...args) {
  const program = join(site, "node_modules/vitepress/bin/vitepress.js");
  const [command = "", ...rest] = args;
  const child = spawn(process.execPath, [program, command, site, ...rest], { stdio: "inherit" });
  const code = await endOf(child, { forwardSignals: true });
  if (code !== 0) refuse(`vitepress ${command} ended with code ${code}; see the lines above.`);
}

/** Installs what the site is made with, from the lock file of its folder, unless it is there. */
function installTools() {
  const wanted = hashFiles(["docs/site/package.json", "docs/site/package-lock.json"]);
  const stamp = join(site, "node_modules/.installed");
  if (existsSync(join(site, "node_modules/vitepress")) && readIfThere(stamp) === wanted) return;
  say("Installing the tools of the site …");
  // What comes along runs nothing here: esbuild's binary is a package of its own.
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts"], {
    cwd: site,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) refuse("The tools of the site could not be installed; see the lines above.");
  writeFileSync(stamp, wanted);
}

/** @param {string} words */
function say(words) {
  process.stdout.write(`${words}\n`);
}
