// `node bench/forms/run.mjs`: what a form costs in @o2r/forms and in other libraries, side by side in one run, into docs/benchmarks.md.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import {
  continueOnPinnedNode,
  ensureInstalled,
  hashFiles,
  readIfThere,
  refuse,
  root,
} from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    runs: { type: "string" },
    only: { type: "string" },
    forms: { type: "string" },
    "keep-build": { type: "boolean", default: false },
    gate: { type: "boolean", default: false },
    now: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    report: { type: "boolean", default: false },
    add: { type: "boolean", default: false },
    profile: { type: "string" },
  },
});

ensureInstalled();
await continueOnPinnedNode(import.meta.url);
installContenders();

const { contenders, names } = await import("./harness/contenders.mjs");
const { buildPackages, buildPage, weigh } = await import("./harness/build.mjs");
const { openChrome } = await import("./harness/chrome.mjs");
const { pass } = await import("./harness/gate.mjs");
const { profileOf } = await import("./harness/profile.mjs");
const { watchRenders } = await import("./harness/renders.mjs");
const { writeReport } = await import("./harness/report.mjs");
const { rendersPerKey, sample } = await import("./harness/scenario.mjs");
const { forms: allForms } = await import("./page/spec/forms.ts");

const chosen = choose(names, options.only, (name) => name);
const quickForms = ["product", "conditional-200", "chain-100"];
const forms = choose(allForms, options.forms ?? (options.quick ? quickForms.join() : undefined), ({ id }) => id);
const runs = Number(options.runs ?? (options.quick ? 2 : 5));

const results = join(root, "bench/forms/results/last.json");
if (options.report) {
  writeReport({ ...JSON.parse(readFileSync(results, "utf8")), write: options.write });
  process.exit(0);
}

if (!options["keep-build"]) {
  say("Building …");
  buildPackages();
  await buildPage();
}
const sizes = options.gate || options.profile ? {} : await weigh(chosen.filter((name) => name !== "plain"));
const chrome = await openChrome();
try {
  if (options.profile) await profileOf({ chrome, forms, chosen, moment: options.profile, say });
  else await measure();
} finally {
  await chrome.close();
}

async function measure() {
  /** @type {import("./harness/report.mjs").Figures | undefined} */
  const last = options.add ? JSON.parse(readFileSync(results, "utf8")) : undefined;
  /** @type {import("./harness/compare.mjs").Cell[]} */
  const cells = forms.flatMap((form) => chosen.map((contender) => ({ form: form.id, contender, samples: [] })));
  if (last) cells.splice(0, cells.length, ...last.cells);
  const formOf = new Map(forms.map((form) => [form.id, form]));
  for (const cell of cells) {
    const form = formOf.get(cell.form);
    if (!form || last) continue;
    await inPage(cell, {}, async (page) => {
      const wrong = await pass(page, form, contenders[cell.contender]);
      if (wrong) cell.failed = wrong;
    });
    if (!cell.failed) {
      await inPage(cell, { initScript: watchRenders }, async (page) => {
        cell.renders = await rendersPerKey(page, form);
      });
    }
    say(`gate  ${cell.form.padEnd(16)} ${cell.contender.padEnd(10)} ${cell.failed ?? "passed"}`);
  }
  if (options.gate) return;
  const load = last?.load ?? { least: loadavg()[0] ?? 0, most: 0 };
  const figures = { cells, sizes: { ...last?.sizes, ...sizes }, chromium: chrome.version, load };
  mkdirSync(dirname(results), { recursive: true });
  for (let run = 0; run < runs; run++) {
    for (const form of forms) {
      const row = cells.filter((cell) => cell.form === form.id && chosen.includes(cell.contender) && !cell.failed);
      // Another one begins each time, so that nobody always follows the same neighbour.
      for (const cell of [...row.slice(run % row.length), ...row.slice(0, run % row.length)]) {
        await waitForCalm();
        await inPage(cell, {}, async (page) => {
          cell.samples.push(await sample(page, form, contenders[cell.contender]));
        });
      }
      const [now = 0] = loadavg();
      load.least = Math.min(load.least, now);
      load.most = Math.max(load.most, now);
      say(`run ${run + 1} of ${runs}  ${form.id}`);
    }
    // A run that is broken off leaves what it has: `--report` makes tables of it.
    writeFileSync(results, JSON.stringify(figures, null, 2));
  }
  const whole = runs >= 5 && chosen.length === names.length && forms.length === allForms.length;
  writeReport({ ...figures, write: whole || options.write });
}

/**
 * A fresh page with the cell's contender and form loaded; what goes wrong in it fails the cell.
 * @param {import("./harness/compare.mjs").Cell} cell
 * @param {{ initScript?: () => void }} pageOptions
 * @param {(page: import("./harness/chrome.mjs").Page) => Promise<void>} visit
 */
async function inPage(cell, pageOptions, visit) {
  const page = await chrome.open(pageOptions);
  try {
    await page.ask("load", cell.contender, cell.form);
    await visit(page);
    const [problem] = page.problems;
    if (problem !== undefined) cell.failed = problem;
  } catch (error) {
    cell.failed = error instanceof Error ? (error.message.split("\n")[0] ?? error.name) : String(error);
  } finally {
    await page.close();
  }
}

/** CPU time is counted by thread, yet a busy machine has cold caches: wait for others to finish, though not for ever. */
async function waitForCalm() {
  for (let tries = 0; !options.now && tries < 60 && (loadavg()[0] ?? 0) > 2; tries++) {
    if (tries === 0) say(`waiting: load ${loadavg()[0]?.toFixed(1)}`);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  }
}

/** Installs the contenders, unless those of the present lockfile are there; they are no part of the workspace. */
function installContenders() {
  const home = dirname(new URL(import.meta.url).pathname);
  const stamp = join(home, "node_modules/.installed");
  const wanted = hashFiles(["bench/forms/package.json", "bench/forms/package-lock.json"]);
  if (readIfThere(stamp) === wanted) return checkVersions();
  const { status } = spawnSync("npm", ["ci"], { cwd: home, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) refuse("The contenders could not be installed; see the lines above.");
  writeFileSync(stamp, wanted);
  return checkVersions();
}

/** The floor must be the very react-hook-form that the package is made for. */
function checkVersions() {
  const { dependencies } = JSON.parse(readFileSync(join(root, "bench/forms/package.json"), "utf8"));
  const catalogue = readIfThere(join(root, "pnpm-workspace.yaml")) ?? "";
  for (const name of ["react", "react-dom", "react-hook-form", "yup"]) {
    if (!catalogue.includes(`\n  ${name}: ${dependencies[name]}\n`)) {
      refuse(`bench/forms/package.json names ${name} ${dependencies[name]}, the workspace's catalogue another.`);
    }
  }
}

/**
 * @template T
 * @param {readonly T[]} all @param {string | undefined} wanted names with commas between @param {(one: T) => string} nameOf
 */
function choose(all, wanted, nameOf) {
  if (wanted === undefined) return all;
  const list = wanted.split(",");
  const found = all.filter((one) => list.includes(nameOf(one)));
  if (found.length !== list.length) refuse(`Only these are known: ${all.map(nameOf).join(", ")}.`);
  return found;
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
