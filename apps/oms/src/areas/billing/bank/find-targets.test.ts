import { describe, expect, it } from "vitest";
import { judgeTargets, type Target } from "./find-targets.ts";

const slip = (name: string): Target => ({ kind: "SLIP", name, reference: name });
const receipt = (name: string, reference: string): Target => ({ kind: "RECEIPT", name, reference });
const line = (reference: string, narration = "") => ({ reference, narration });

describe("a line of a statement", () => {
  it("is what has its reference, however that is written", () => {
    const targets = [slip("SLIP-204"), receipt("RC07/26-27/000001", "UPI 77")];
    expect(judgeTargets(targets, line("slip 204")).sure).toBe(targets[0]);
    expect(judgeTargets(targets, line("00", "BY CASH DEP SLIP-204 PUNE")).sure).toBe(targets[0]);
    expect(judgeTargets(targets, line("UPI77")).sure).toBe(targets[1]);
  });

  it("is for a person to decide where several fit, or where only the amount does", () => {
    const same = [receipt("RC07/26-27/000001", "77"), receipt("RC07/26-27/000002", "77")];
    expect(judgeTargets(same, line("77"))).toEqual({
      sure: undefined,
      proposals: ["RC07/26-27/000001", "RC07/26-27/000002"],
    });
    expect(judgeTargets([slip("SLIP-9")], line("unknown"))).toEqual({ sure: undefined, proposals: ["SLIP-9"] });
    expect(judgeTargets([], line("unknown"))).toEqual({ sure: undefined, proposals: [] });
  });

  it("with nothing but signs for a reference is nothing's", () => {
    expect(judgeTargets([receipt("RC07/26-27/000003", "--")], line("=+-@")).sure).toBeUndefined();
  });
});
