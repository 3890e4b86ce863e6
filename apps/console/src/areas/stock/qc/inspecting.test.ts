import { describe, expect, it } from "vitest";
import type { QcDetail, QcLine } from "@o2r/api/contract/stock";
import { afterSave, caughtUp, differing, inspectionOf, isUnsaved, takenUp, type Inspecting } from "./inspecting.ts";
import { line, sampleCheck } from "./test/sample-check.ts";

const { id } = line;
const version = (number: number, found: Partial<QcLine> = {}, state: QcDetail["state"] = "IN_PROGRESS"): QcDetail =>
  sampleCheck({ version: number, state }, { accepted: 12, ...found });
const rejecting = { accepted: 10, rejected: 2, reason: "LEAKAGE" } as const;
const typedFrom = (from: QcDetail, held = 1): Inspecting => ({
  from,
  drafts: { [id]: { id, accepted: 12 - held, rejected: 0, held } },
  typed: true,
});

describe("an inspection beside a check that has changed", () => {
  it("goes on from what is kept now while nothing was typed", () => {
    const work = caughtUp(inspectionOf(version(1)), version(2, rejecting));
    expect(work.from.version).toBe(2);
    expect(work.drafts[id]).toMatchObject(rejecting);
  });

  it("stays with its own version when somebody else has found something, or ended the check", () => {
    const work = typedFrom(version(1));
    expect(caughtUp(work, version(2, rejecting))).toBe(work);
    expect(caughtUp(work, version(2, {}, "PASSED"))).toBe(work);
  });

  it("moves on, with what was typed, when nothing was found meanwhile", () => {
    const work = typedFrom(version(1));
    expect(caughtUp(work, version(2))).toEqual({ ...work, from: version(2) });
  });

  it("does not go back to what the browser read before its own save", () => {
    const work = inspectionOf(version(2));
    expect(caughtUp(work, version(1, rejecting))).toBe(work);
  });

  it("keeps what was typed while its save was under way", () => {
    const before = typedFrom(version(1));
    expect(afterSave(before, before.drafts, version(2))).toMatchObject({ typed: false, from: { version: 2 } });
    const later = typedFrom(version(1), 5);
    expect(afterSave(later, before.drafts, version(2))).toEqual({ ...later, from: version(2) });
  });

  it("differs where units, reason, photo or note do", () => {
    const one = typedFrom(version(1)).drafts;
    expect([...differing(one, typedFrom(version(1), 2).drafts)]).toEqual([id]);
    const noted = (note: string) => ({ [id]: { id, accepted: 11, rejected: 0, held: 1, note } });
    expect(differing(one, noted("")).size).toBe(0);
    expect(differing(one, noted("Wet")).size).toBe(1);
  });

  it("is unsaved only while something differs from what is kept", () => {
    expect(isUnsaved(inspectionOf(version(1)))).toBe(false);
    expect(isUnsaved(typedFrom(version(1)))).toBe(true);
    expect(isUnsaved(typedFrom(version(1), 0))).toBe(false);
  });

  it("is taken up with its own version, and without what was typed of a line since", () => {
    const earlier = typedFrom(version(1));
    const onNewer = takenUp(earlier, inspectionOf(version(2, rejecting)));
    expect(onNewer).toEqual(earlier);
    expect(caughtUp(onNewer, version(2, rejecting))).toBe(onNewer);
    expect(takenUp(earlier, typedFrom(version(1), 5)).drafts[id]).toMatchObject({ held: 5 });
  });
});
