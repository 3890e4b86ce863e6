import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coveragePage, judge, page, readCoverage, readRequirements, readTests } from "./coverage.mjs";

const row = { id: "", area: "product", kind: "form-rule", text: "" };
/** @param {import("./coverage.mjs").Proof[]} proofs */
const by = (...proofs) => proofs.map((proof) => ({ path: "", proof }));

describe("docs/coverage.md", () => {
  it("names every requirement with its tests as they are now (`node scripts/coverage.mjs` writes it)", () => {
    expect(readFileSync(page, "utf8")).toBe(coveragePage());
  });

  it("has no requirement that no test shows, or only weakly", () => {
    expect(
      readCoverage()
        .filter(({ verdict }) => verdict !== "shown")
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it("has a row for every id that a test names", () => {
    const known = new Set(readRequirements().map(({ id }) => id));
    expect([...readTests().keys()].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("what a test is worth for a requirement", () => {
  it("nothing shows a row that no test names", () => {
    expect(judge(row, [])).toBe("left");
  });

  it("a sample shows what the packages are for, and only weakly what a form of the product must do", () => {
    expect(judge(row, by("sample"))).toBe("weak");
    expect(judge(row, by("sample", "rule"))).toBe("shown");
    expect(judge({ ...row, area: "forms-engine" }, by("sample"))).toBe("shown");
  });

  it("a screen over a played service shows a call only weakly", () => {
    expect(judge({ ...row, kind: "api" }, by("screen"))).toBe("weak");
    expect(judge({ ...row, kind: "api" }, by("screen", "service"))).toBe("shown");
    expect(judge(row, by("screen"))).toBe("shown");
  });
});
