import { describe, expect, it } from "vitest";
import { emptyBalance } from "./balance.ts";
import { judgeReopening, type EndedLine } from "./judge-reopening.ts";

const line = (changes: Partial<EndedLine> = {}): EndedLine => ({
  passedOn: false,
  batchId: "b",
  name: "Toor Dal",
  accepted: 7,
  rejected: 2,
  held: 1,
  stands: true,
  balance: { ...emptyBalance, on_hand: 7, rejected: 2, quarantine: 1 },
  rejectedStill: 2,
  inChecks: 1,
  inRejects: 2,
  ...changes,
});
const balance = line().balance;

describe("a check that is reopened", () => {
  it("takes every unit back into quarantine, from the shelf and from the rejected ones", () => {
    expect(judgeReopening([line()])).toEqual({ changes: [{ on_hand: -7, rejected: -2, quarantine: 9 }] });
  });

  it.each([
    ["reserved since", { balance: { ...balance, reserved: 1 } }, /^Only 6 of the 7 accepted units of Toor Dal/],
    ["sold since", { balance: { ...balance, on_hand: 3 } }, /^Only 3 of the 7/],
    ["kept back since", { balance: { ...balance, buffer: 7 } }, /^Only 0 of the 7/],
    ["returned since", { rejectedStill: 0 }, /^What was rejected of Toor Dal is no longer open/],
    ["taken off the books since", { balance: { ...balance, rejected: 0 } }, /no longer open/],
    ["rejected by another check, and taken off the books since", { inRejects: 5 }, /no longer open/],
    ["rejected before a reset, by a check that holds none", { stands: false, held: 0 }, /returned, discarded, reset/],
    ["held before a reset, by a check that rejected none", { stands: false, rejected: 0 }, /has left quarantine$/],
    ["gone from quarantine", { balance: { ...balance, quarantine: 0 } }, /has left quarantine$/],
  ] as const)("stays as it is when units were %s", (_, changes, said) => {
    expect(judgeReopening([line(), line(changes)])).toEqual({ refusal: expect.stringMatching(said) });
  });

  it("needs of quarantine and of the rejected ones nothing that it has not put there", () => {
    const passed = line({ rejected: 0, held: 0, stands: false, rejectedStill: 0, inChecks: 9, inRejects: 9 });
    expect(judgeReopening([passed])).toEqual({ changes: [{ on_hand: -7, rejected: -0, quarantine: 7 }] });
  });

  it("needs nothing of a batch of which it has accepted and rejected nothing", () => {
    const held = line({ accepted: 0, rejected: 0, rejectedStill: 0, balance: { ...emptyBalance, quarantine: 10 } });
    expect(judgeReopening([held])).toEqual({ changes: [{ on_hand: -0, rejected: -0, quarantine: 0 }] });
  });
});
