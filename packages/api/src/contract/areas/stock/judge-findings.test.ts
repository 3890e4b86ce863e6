import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeFindings, type Finding } from "./judge-findings.ts";
import { stateOfCheck } from "./qc-states.ts";

const line = { id: "a", received: 10, reset: false };
const found = (given: Partial<Finding> = {}): Finding => ({ id: "a", accepted: 10, rejected: 0, held: 0, ...given });
const fieldsOf = (all: readonly Finding[], ends = true) => judgeFindings([line], all, ends).map(({ field }) => field);

describe("the findings of a check", () => {
  it("account for every unit that came, once the check ends; a draft need not yet", () => {
    expect(fieldsOf([found()])).toEqual([]);
    expect(fieldsOf([found({ accepted: 8 })])).toEqual(["items.0.accepted"]);
    expect(fieldsOf([found({ accepted: 8 })], false)).toEqual([]);
    expect(fieldsOf([found({ held: 1 })], false)).toEqual(["items.0.accepted"]);
  });

  it("say why units are rejected, and show it", () => {
    expect(fieldsOf([found({ accepted: 8, rejected: 2 })])).toEqual(["items.0.reason", "items.0.photo"]);
    expect(fieldsOf([found({ accepted: 8, rejected: 2, reason: "DAMAGED", photo: "p" })])).toEqual([]);
  });

  it("show no picture of units that are short", () => {
    expect(fieldsOf([found({ accepted: 8, rejected: 2, reason: "SHORT" })])).toEqual([]);
    expect(fieldsOf([found({ accepted: 8, rejected: 2, reason: "LEAKAGE" })])).toEqual(["items.0.photo"]);
  });

  it("have a note of 300 characters at most, in a draft too", () => {
    expect(fieldsOf([found({ note: "n".repeat(300) })])).toEqual([]);
    expect(fieldsOf([found({ note: "n".repeat(301) })], false)).toEqual(["items.0.note"]);
  });

  it("are of every line, of each once, and of none of another check", () => {
    expect(fieldsOf([])).toEqual(["items"]);
    expect(fieldsOf([found(), found()])).toEqual(["items.1.id"]);
    expect(fieldsOf([found({ id: "b" })])).toEqual(["items.0.id", "items"]);
  });

  it("need none of a line whose units Inventory reset has taken, and give it none", () => {
    const lines = [line, { ...line, id: "b", reset: true }];
    const judge = (all: readonly Finding[]) => judgeFindings(lines, all, true).map(({ field }) => field);
    expect(judge([found()])).toEqual([]);
    expect(judge([found(), found({ id: "b", accepted: 0 })])).toEqual([]);
    expect(judge([found(), found({ id: "b", accepted: 1 })])).toEqual(["items.1.accepted"]);
  });

  it("pass exactly when accepted, rejected and held make up what was received", () => {
    const units = fc.nat({ max: 12 });
    fc.assert(
      fc.property(units, units, units, (accepted, rejected, held) => {
        const given = found({ accepted, rejected, held, reason: "LEAKAGE", photo: "p" });
        expect(fieldsOf([given]).length === 0).toBe(accepted + rejected + held === line.received);
      }),
    );
  });
});

describe("a finished check", () => {
  it.each([
    ["PASSED", [{ accepted: 5, rejected: 0 }]],
    ["PASSED", [{ accepted: 0, rejected: 0 }]],
    [
      "PARTIALLY_PASSED",
      [
        { accepted: 5, rejected: 0 },
        { accepted: 0, rejected: 5 },
      ],
    ],
    ["FAILED", [{ accepted: 0, rejected: 5 }]],
  ] as const)("is %s by its lines", (state, lines) => {
    expect(stateOfCheck(lines)).toBe(state);
  });
});
