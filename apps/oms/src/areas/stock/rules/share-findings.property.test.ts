import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareFindings } from "./share-findings.ts";

const units = fc.nat({ max: 50 });

describe("what a check finds of units that were rejected before", () => {
  it("is shared among their rejections: each has its units, and no more is rejected or held than was found", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 5 }),
        units,
        units,
        (waiting, rejected, held) => {
          const shares = shareFindings(waiting, { rejected, held });
          const sum = (count: (share: (typeof shares)[number]) => number) =>
            shares.reduce((total, share) => total + count(share), 0);
          expect(shares.map((share) => share.failed + share.held + share.passed)).toEqual(waiting);
          expect(shares.flatMap((share) => Object.values(share)).every((count) => count >= 0)).toBe(true);
          const all = waiting.reduce((total, count) => total + count, 0);
          expect(sum(({ failed }) => failed)).toBe(Math.min(all, rejected));
          expect(sum((share) => share.failed + share.held)).toBe(Math.min(all, rejected + held));
        },
      ),
    );
  });

  it("is rejected again first, then held, and has passed where neither is left", () => {
    expect(shareFindings([5], { rejected: 2, held: 1 })).toEqual([{ failed: 2, held: 1, passed: 2 }]);
    expect(shareFindings([2, 3], { rejected: 3, held: 1 })).toEqual([
      { failed: 2, held: 0, passed: 0 },
      { failed: 1, held: 1, passed: 1 },
    ]);
    expect(shareFindings([], { rejected: 3, held: 0 })).toEqual([]);
  });
});
