import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movedPrices } from "./bulk-forms.ts";

const product = { formO2rPrice: 90.5, formDlp: 92, formRlp: 95.25, formProductMrp: 110 };

describe("the prices of many products", () => {
  it("move by a percent, to the paisa, with the MRP or without", () => {
    expect(movedPrices(product, { percent: 3, prices: "ALL" })).toEqual({
      centralO2rlp: 93.22,
      centralPth: 94.76,
      centralPtr: 98.11,
      centralMrp: 113.3,
    });
    expect(movedPrices(product, { percent: -10, prices: "OURS" })).toMatchObject({
      centralPtr: 85.73,
      centralMrp: 110,
    });
  });

  it("keep their order when all move", () => {
    const paise = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(fc.tuple(paise, paise, paise, paise), fc.integer({ min: -9000, max: 50_000 }), (four, hundredths) => {
        const [a = 0, b = 0, c = 0, d = 0] = four.toSorted((one, other) => one - other).map((one) => one / 100);
        const moved = movedPrices(
          { formO2rPrice: a, formDlp: b, formRlp: c, formProductMrp: d },
          { percent: hundredths / 100, prices: "ALL" },
        );
        const row = Object.values(moved);
        expect(row).toEqual(row.toSorted((one, other) => one - other));
      }),
    );
  });
});
