import fc from "fast-check";
import { expect, it } from "vitest";
import { toPaise, toRupees } from "./paise.ts";

it("keeps every amount that has at most two decimals", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (paise) => {
      const rupees = Number((paise / 100).toFixed(2));
      expect(toPaise(rupees)).toBe(paise);
      expect(toRupees(toPaise(rupees))).toBe(rupees);
    }),
  );
});

it("is not misled by binary fractions", () => {
  expect(toPaise(1.1 + 2.2)).toBe(330);
  expect(toPaise(1.15)).toBe(115);
  expect(toPaise(8.37)).toBe(837);
});
