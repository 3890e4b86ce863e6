import { moneyText } from "@o2r/api/contract/core";
import { formatMoney } from "@o2r/ui";
import fc from "fast-check";
import { expect, it } from "vitest";

it("an amount is written alike by the service and on the screen", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (rupees) => {
      expect(moneyText(rupees)).toBe(formatMoney(rupees));
    }),
  );
});
