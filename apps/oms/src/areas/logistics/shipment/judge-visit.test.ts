import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeVisit } from "./judge-visit.ts";

const aboard = fc
  .array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 })
  .map((units) => units.map((loaded, position) => ({ position, loaded })));
const nothing = { lines: [], reason: undefined, payment: null };

describe("a visit", () => {
  it("leaves everything where it was delivered, and nothing where it failed, whatever lines say", () => {
    fc.assert(
      fc.property(aboard, (lines) => {
        const whole = judgeVisit({ ...nothing, outcome: "DELIVERED" }, lines);
        const none = judgeVisit({ ...nothing, outcome: "FAILED", reason: "REFUSED" }, lines);
        expect(whole.ok && [...whole.left.values()]).toEqual(lines.map(({ loaded }) => loaded));
        expect(none.ok && [...none.left.values()]).toEqual(lines.map(() => 0));
      }),
    );
  });

  it("in part leaves what was counted, never more than was aboard, and is neither nothing nor everything", () => {
    fc.assert(
      fc.property(aboard, fc.array(fc.nat(600), { minLength: 8, maxLength: 8 }), (lines, counts) => {
        const entered = lines.map(({ position }) => ({ position, delivered: counts[position] ?? 0 }));
        const judged = judgeVisit({ ...nothing, outcome: "PARTIAL", reason: "REFUSED", lines: entered }, lines);
        const left = entered.reduce((sum, { delivered }) => sum + delivered, 0);
        const all = lines.reduce((sum, { loaded }) => sum + loaded, 0);
        const fits = entered.every(({ position, delivered }) => delivered <= (lines[position]?.loaded ?? 0));
        expect(judged.ok).toBe(fits && left > 0 && left < all);
        expect(judged.ok ? [...judged.left.values()] : entered.map(({ delivered }) => delivered)).toEqual(
          entered.map(({ delivered }) => delivered),
        );
      }),
    );
  });

  it("that did not go well has a reason, and what is no cash its payment id", () => {
    const lines = [{ position: 0, loaded: 3 }];
    const payment = { amount: 5, mode: "UPI", reference: "  " } as const;
    expect(judgeVisit({ ...nothing, outcome: "FAILED" }, lines)).toMatchObject({ errors: [{ field: "reason" }] });
    expect(judgeVisit({ ...nothing, outcome: "DELIVERED", payment }, lines)).toMatchObject({
      errors: [{ field: "payment.reference", message: "Payment id is required" }],
    });
  });
});
