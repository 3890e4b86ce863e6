// Counts tests from the reports that the runners write for machines, and names those that somebody must look at.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../workspace.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} failures what failed, one line each; a run may fail for a reason no test has
 * @property {readonly string[]} unsteady what passed only when it was tried again; counted as passed
 */

/** @param {string} failure @returns {Counts} */
const nothingBut = (failure) => ({ passed: 0, failed: 1, skipped: 0, failures: [failure], unsteady: [] });

/** @param {string | undefined} message */
const firstLine = (message = "") => message.trim().split("\n")[0] ?? "";

/** @param {readonly Counts[]} all @returns {Counts} */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  failures: all.flatMap(({ failures }) => failures),
  unsteady: all.flatMap(({ unsteady }) => unsteady),
});

/**
 * Vitest's JSON report. A file that could not be loaded, and a run that failed without a failed test, count as one
 * failure each; so does a missing report.
 * @param {string} path
 * @param {number} code the run's exit code
 * @returns {Counts}
 */
export function countVitest(path, code) {
  if (!existsSync(path)) return nothingBut("Vitest left no report.");
  /** @type {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: { name: string, status: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} */
  const report = JSON.parse(readFileSync(path, "utf8"));
  const broken = report.testResults
    .filter((file) => file.status === "failed" && file.assertionResults.length === 0)
    .map((file) => `${relative(root, file.name)}: ${firstLine(file.message)}`);
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, status, failureMessages: [message] = [] }) => ({
      status,
      stumbled: message !== undefined,
      line: `${relative(root, file.name)} › ${fullName.trim()}: ${firstLine(message)}`,
    })),
  );
  const failures = [...broken, ...tests.filter(({ status }) => status === "failed").map(({ line }) => line)];
  if (failures.length === 0 && code !== 0) failures.push(`Vitest ended with ${code}, though no test failed.`);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    unsteady: tests.filter(({ status, stumbled }) => status === "passed" && stumbled).map(({ line }) => line),
  };
}

/** @typedef {{ title: string, file: string, tests: { status: string, results: { errors?: { message?: string }[] }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** @param {Suite} suite @returns {readonly Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Playwright's JSON report; the same rules.
 * @param {string} path
 * @param {number} code the run's exit code
 * @returns {Counts}
 */
export function countPlaywright(path, code) {
  if (!existsSync(path)) return nothingBut("Playwright left no report.");
  /** @type {Suite & { stats: { expected: number, flaky: number, skipped: number } }} */
  const report = JSON.parse(readFileSync(path, "utf8"));
  /** @param {string} wanted */
  const lines = (wanted) =>
    specsOf(report).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) => `${file} › ${title}: ${firstLine(results[0]?.errors?.[0]?.message)}`),
    );
  const failures = lines("unexpected");
  if (failures.length === 0 && code !== 0) failures.push(`Playwright ended with ${code}, though no journey failed.`);
  const { expected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: failures.length, skipped, failures, unsteady: lines("flaky") };
}

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {Counts} counts
 * @property {number} seconds how long it took
 */

/** @param {Layer} layer */
export const lineOf = ({ name, counts: { passed, failed, skipped }, seconds }) =>
  `${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(0)} s)`;

/**
 * What each layer cost and all of them together, a line each.
 * @param {readonly Layer[]} layers
 */
export const tableOf = (layers) => {
  const seconds = layers.reduce((total, layer) => total + layer.seconds, 0);
  const total = { name: "total", counts: sum(layers.map(({ counts }) => counts)), seconds };
  return [...layers, total].map(lineOf);
};
