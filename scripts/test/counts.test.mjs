import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { countPlaywright, countVitest, tableOf } from "./counts.mjs";

const folder = mkdtempSync(join(tmpdir(), "o2r-counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} report */
const written = (report) => {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(report));
  return path;
};
/** @param {Partial<{ fullName: string, status: string, failureMessages: string[] }>} [test] */
const test = (test) => ({ fullName: "a test", status: "passed", failureMessages: [], ...test });
const vitest = { numPassedTests: 3, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe("counting tests", () => {
  it("takes passed, failed and skipped from a report", () => {
    const testResults = [{ name: "a.test.ts", status: "passed", assertionResults: [test(), test(), test()] }];
    expect(countVitest(written({ ...vitest, testResults }), 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
      failures: [],
      unsteady: [],
    });
    const stats = { expected: 4, flaky: 1, skipped: 2 };
    const specs = [
      {
        title: "fails",
        file: "a.spec.ts",
        tests: [{ status: "unexpected", results: [{ errors: [{ message: "no" }] }] }],
      },
      {
        title: "wavers",
        file: "a.spec.ts",
        tests: [{ status: "flaky", results: [{ errors: [{ message: "late\nat" }] }] }],
      },
    ];
    expect(countPlaywright(written({ stats, suites: [{ suites: [{ specs }] }] }), 1)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      failures: ["a.spec.ts › fails: no"],
      unsteady: ["a.spec.ts › wavers: late"],
    });
  });

  it("names what failed, and what passed only when it was tried again", () => {
    const assertionResults = [
      test({ fullName: " one", status: "failed", failureMessages: ["Expected 1\n  at"] }),
      test({ fullName: "two", failureMessages: ["Expected 2"] }),
      test(),
    ];
    const testResults = [{ name: "/elsewhere/a.test.ts", status: "failed", assertionResults }];
    const { failures, unsteady } = countVitest(written({ ...vitest, testResults }), 1);
    expect(failures).toEqual([expect.stringMatching(/a\.test\.ts › one: Expected 1$/)]);
    expect(unsteady).toEqual([expect.stringMatching(/a\.test\.ts › two: Expected 2$/)]);
  });

  it("counts a file that could not be loaded as a failure", () => {
    const testResults = [{ name: "a.test.ts", status: "failed", message: "No such module", assertionResults: [] }];
    const counts = countVitest(written({ ...vitest, testResults }), 1);
    expect(counts.failed).toBe(1);
    expect(counts.failures).toEqual([expect.stringContaining("No such module")]);
  });

  it("is never green when the run failed, or left no report", () => {
    expect(countVitest(written(vitest), 1).failed).toBe(1);
    expect(countVitest(join(folder, "none.json"), 0).failed).toBe(1);
    expect(countPlaywright(written({ stats: { expected: 1, flaky: 0, skipped: 0 } }), 1).failed).toBe(1);
    expect(countPlaywright(join(folder, "none.json"), 0).failed).toBe(1);
  });

  it("says what each layer cost, and all of them together", () => {
    const counts = { passed: 2, failed: 0, skipped: 1, failures: [], unsteady: [] };
    const layers = [
      { name: "unit", counts, seconds: 61.4 },
      { name: "stories", counts: { ...counts, failed: 1 }, seconds: 120.2 },
    ];
    expect(tableOf(layers)).toEqual([
      "unit: 2 passed, 0 failed, 1 skipped (61 s)",
      "stories: 2 passed, 1 failed, 1 skipped (120 s)",
      "total: 4 passed, 1 failed, 2 skipped (182 s)",
    ]);
  });
});
