import { describe, expect, it } from "vitest";
import { emptyBalance } from "./balance.ts";
import { judgeReopening, type EndedLine } from "./judge-reopening.ts";

const line = (changes: Partial<EndedLine> = {}): EndedLine => ({
  batchId: "b",
  name: "Toor Dal",
  accepted: 7,
  rejected: 2,
  balance: { ...emptyBalance, on_hand: 7, rejected: 2, quarantine: 1 },
  rejectedStill: 2,
  inChecks: 1,
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
    ["gone from quarantine", { balance: { ...balance, quarantine: 0 } }, /has left quarantine$/],
  ] as const)("stays as it is when units were %s", (_, changes, said) => {
    expect(judgeReopening([line(), line(changes)])).toEqual({ refusal: expect.stringMatching(said) });
  });

  it("needs nothing of a batch of which it has accepted and rejected nothing", () => {
    const held = line({ accepted: 0, rejected: 0, rejectedStill: 0, balance: { ...emptyBalance, quarantine: 10 } });
    expect(judgeReopening([held])).toEqual({ changes: [{ on_hand: -0, rejected: -0, quarantine: 0 }] });
  });
});
