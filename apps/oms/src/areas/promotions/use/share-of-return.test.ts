import fc from "fast-check";
import { expect, it } from "vitest";
import { shareOfReturn } from "./share-of-return.ts";

it("gives back exactly what was taken, however the returns are cut, and never less than nothing", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 }),
      (units, amount, cuts) => {
        let [returned, givenBack] = [0, 0];
        for (const cut of [...cuts, units]) {
          const share = shareOfReturn({ units, amount, returned, givenBack }, cut);
          expect(share).toBeGreaterThanOrEqual(0);
          returned = Math.min(units, returned + cut);
          givenBack += share;
          expect(Math.abs(givenBack - (amount * returned) / units)).toBeLessThanOrEqual(0.5);
        }
        expect(givenBack).toBe(amount);
      },
    ),
  );
});
