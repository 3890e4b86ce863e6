// Counts tests from the reports that the runners write for machines.
import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Vitest's JSON report. A file that could not be loaded, and a run that failed without a failed test, count as one
 * failure each; so does a missing report.
 * @param {string} path
 * @param {number} code the run's exit code
 * @returns {Counts}
 */
export function countVitest(path, code) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
  const report = JSON.parse(readFileSync(path, "utf8"));
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Playwright's JSON report; the same rules.
 * @param {string} path
 * @param {number} code the run's exit code
 * @returns {Counts}
 */
export function countPlaywright(path, code) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} */
  const { stats } = JSON.parse(readFileSync(path, "utf8"));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: stats.skipped };
}
