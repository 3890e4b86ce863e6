// What can be said of the code without running it; each check counts as one test.
import { join } from "node:path";
import { root } from "../workspace.mjs";
import { packageChecks } from "./package-checks.mjs";
import { sum } from "./counts.mjs";
import { run, runScript } from "./run.mjs";
import { sizeChecks } from "./size-checks.mjs";
import { uiSizeCheck } from "./ui-size-checks.mjs";
import { userChecks } from "./user-checks.mjs";

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {() => Promise<string | undefined>} run what is wrong, or undefined
 */

const bin = (/** @type {string} */ name) => join(root, "node_modules/.bin", name);

/** A check that a program ends well. @param {string} title @param {() => Promise<import("./run.mjs").Ended>} start @returns {Check} */
export const succeeds = (title, start) => ({
  title,
  run: async () => {
    const { code, output } = await start();
    return code === 0 ? undefined : output.trim() || `ended with code ${code}`;
  },
});

/**
 * For programs that share nothing between the cores that they use: each would evaluate the contract's types again, and the
 * other core builds meanwhile. On one the linter takes little more than half of the processor's time.
 */
const onOneCore = { env: { GOMAXPROCS: "1" } };

/**
 * Rows of checks, each in its order. Two rows at a time are done, since most steps keep one core busy; the longest begin.
 *
 * @type {readonly (readonly Check[])[]}
 */
const rows = [
  [
    succeeds("every file is formatted", () => run(bin("oxfmt"), ["--check"])),
    succeeds("no lint rule is broken", () => run(bin("oxlint"), ["--type-aware", "--deny-warnings"], onOneCore)),
  ],
  [...packageChecks, ...userChecks],
  sizeChecks,
  [succeeds("every type fits", () => run(bin("tsc"), ["-p", "tsconfig.json", "--checkers", "1"], onOneCore))],
  [
    succeeds("dependence runs one way", () =>
      runScript("dependency-cruiser/bin/dependency-cruiser.mjs", [
        "--config",
        ".dependency-cruiser.mjs",
        "packages",
        "apps",
        "scripts",
        "e2e",
      ]),
    ),
    // A command begins on whatever Node is there, and what it imports by then may not need a newer one.
    succeeds("every command begins on the Node that began this one", () =>
      run(process.env["O2R_FIRST_NODE"] ?? process.execPath, [
        "--experimental-vm-modules",
        "--no-warnings",
        join(root, "scripts/test/link-commands.mjs"),
      ]),
    ),
  ],
  [uiSizeCheck],
];

/**
 * Runs checks one after the other, tells how each ended, and counts them.
 * @param {readonly Check[]} checks
 * @returns {Promise<import("./counts.mjs").Counts>}
 */
export async function reportChecks(checks) {
  /** @type {string[]} */
  const failures = [];
  for (const check of checks) {
    const began = performance.now();
    const wrong = await check.run().catch((error) => (error instanceof Error ? error.message : String(error)));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (wrong !== undefined) failures.push(check.title);
    process.stdout.write(
      `${wrong === undefined ? "✓" : "✗"} ${check.title} (${seconds} s)\n${wrong === undefined ? "" : `${wrong}\n`}`,
    );
  }
  return {
    passed: checks.length - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
    unsteady: [],
  };
}

/** What can be said of the code without running it. */
export async function checkStatically() {
  const left = [...rows];
  /** @returns {Promise<readonly import("./counts.mjs").Counts[]>} */
  const next = async () => {
    const row = left.shift();
    return row === undefined ? [] : [await reportChecks(row), ...(await next())];
  };
  return sum((await Promise.all([next(), next()])).flat());
}
