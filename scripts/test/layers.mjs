// The layers of the tests, from the quickest to the one that is closest to a person.
import { mkdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";
import { ensureConsoleBuilt } from "../build-console.mjs";
import { cache } from "../workspace.mjs";
import { checkAxeGate } from "./axe-gate.mjs";
import { countPlaywright, countVitest, sum } from "./counts.mjs";
import { buildStorybook, testDocsPages } from "./docs-pages.mjs";
import { runScript } from "./run.mjs";
import { checkStatically, reportChecks } from "./static-checks.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

const gib = 1024 ** 3;
/** What databases, files and browsers of one layer take at most, with as much again. */
const room = 6 * gib;

/**
 * Where a layer keeps what is thrown away at its end: in memory where the machine has room, since each test file makes
 * and drops a database of a thousand files.
 * @returns {Record<string, string>}
 */
function throwAwayFolder() {
  const folder = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room && freemem() >= room ? { TMPDIR: folder } : {};
  } catch {
    return {};
  }
}

/** @param {string} name */
function reportPath(name) {
  const path = join(cache, "reports", `${name}.json`);
  mkdirSync(join(cache, "reports"), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** @param {string} name @param {readonly string[]} projects @param {Record<string, string>} [env] @returns {Promise<Counts>} */
async function vitest(name, projects, env = {}) {
  const report = reportPath(name);
  const { code } = await runScript(
    "vitest/vitest.mjs",
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { show: true, env },
  );
  return countVitest(report, code);
}

/** @type {Record<string, () => Promise<Counts>>} */
export const layers = {
  static: checkStatically,
  unit: () => vitest("unit", ["unit", "unit-without-page"]),
  service: () => vitest("service", ["service"], throwAwayFolder()),
  stories: async () => {
    // Stories wait for timers a sixth of their time, in which the Storybook is built.
    const building = reportChecks([buildStorybook]);
    // With React as it is built for people: it draws in less time, and nothing that is checked needs the other.
    const stories = await vitest("stories", ["stories"], { NODE_ENV: "production" });
    const built = await building;
    // The gate waits for a server and two browsers to begin, and the pages for what they show.
    const gate = reportChecks([checkAxeGate]);
    const pages = built.failed > 0 ? [] : [await testDocsPages(reportPath("docs-pages"))];
    return sum([stories, built, await gate, ...pages]);
  },
  journeys: async () => {
    ensureConsoleBuilt();
    const report = reportPath("journeys");
    const { code } = await runScript("@playwright/test/cli.js", ["test"], {
      show: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...throwAwayFolder() },
    });
    return countPlaywright(report, code);
  },
};
