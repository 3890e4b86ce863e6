import { describe, expect, it } from "vitest";
import { draftsOf, isPossible, lineOfCode, problemsOf, toldOf, withCounts } from "./drafts.ts";
import { line, sampleCheck } from "./test/sample-check.ts";

describe("what is found of a check", () => {
  it("begins with every unit accepted, and goes on with what was kept", () => {
    expect(draftsOf(sampleCheck({ state: "PENDING" }))["a"]).toEqual({ id: "a", accepted: 12, rejected: 0, held: 0 });
    const kept = sampleCheck({}, { accepted: 3, held: 2 });
    expect(draftsOf(kept)["a"]).toEqual({ id: "a", accepted: 3, rejected: 0, held: 2 });
  });

  it("accepts what is neither rejected nor held", () => {
    const first = { id: "a", accepted: 12, rejected: 0, held: 0 };
    expect(withCounts(line, first, { rejected: 2 })).toMatchObject({ accepted: 10, rejected: 2, held: 0 });
    expect(withCounts(line, { ...first, rejected: 2 }, { held: 11 })).toMatchObject({ accepted: 0, held: 11 });
  });

  it("can be of as many units as came in, and of no more", () => {
    const counts = (rejected: number, held: number) => ({ id: "a", accepted: 0, rejected, held });
    expect(isPossible(line, counts(2, 10))).toBe(true);
    expect(isPossible(line, counts(2, 11))).toBe(false);
    expect(isPossible(line, counts(8_905_155_064_742, 0))).toBe(false);
  });

  it("tells why units were rejected only where some are", () => {
    const wet = { id: "a", accepted: 10, rejected: 2, held: 0, reason: "DAMAGED", photo: "p", note: "Wet" } as const;
    expect(toldOf([line], { a: wet })).toEqual([wet]);
    const none = { id: "a", accepted: 12, rejected: 0, held: 0 };
    expect(toldOf([line], { a: withCounts(line, wet, { rejected: 0 }) })).toEqual([none]);
    expect(toldOf([line], {})).toEqual([]);
  });

  it("says of each line what is missing before the check can end", () => {
    const problems = (rejected: number) =>
      problemsOf([line], { a: withCounts(line, { id: "a", accepted: 12, rejected: 0, held: 0 }, { rejected }) }).get(
        "a",
      );
    expect(problems(0)).toBeUndefined();
    expect(problems(2)).toEqual(["Choose a reason", "A rejection needs a photo"]);
    expect(problems(13)?.[0]).toBe("Only 12 came in");
  });

  it("finds the line of a scanned EAN or SKU", () => {
    expect(lineOfCode([line], " 8901234567890 ")).toBe(line);
    expect(lineOfCode([line], "soap-1")).toBe(line);
    expect(lineOfCode([line], "8900000000000")).toBeUndefined();
  });
});
