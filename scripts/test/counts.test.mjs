import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./counts.mjs";

const folder = mkdtempSync(join(tmpdir(), "o2r-counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} report */
const written = (report) => {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(report));
  return path;
};
const file = { status: "passed", assertionResults: [{}] };
const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [file] };

describe("counting tests", () => {
  it("takes passed, failed and skipped from a report", () => {
    expect(countVitest(written(vitest), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright(written({ stats }), 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  it("counts a file that could not be loaded as a failure", () => {
    const testResults = [file, { status: "failed", assertionResults: [] }];
    expect(countVitest(written({ ...vitest, testResults }), 1).failed).toBe(1);
  });

  it("is never green when the run failed, or left no report", () => {
    expect(countVitest(written(vitest), 1).failed).toBe(1);
    expect(countVitest(join(folder, "none.json"), 0).failed).toBe(1);
    expect(countPlaywright(join(folder, "none.json"), 0).failed).toBe(1);
  });
});
