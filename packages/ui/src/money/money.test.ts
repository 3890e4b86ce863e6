import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountInWords, outOfRange } from "./amount-in-words.ts";
import { formatMoney, formatMoneyColumn, formatNumber } from "./format-money.ts";

describe("money", () => {
  it.each([
    [0, "₹0"],
    [1480.5, "₹1,480.50"],
    [1480, "₹1,480"],
    [123456.789, "₹1,23,456.79"],
    [12345678, "₹1,23,45,678"],
    [-6, "−₹6"],
    [-0.001, "₹0"],
  ])("S9.25 S9.26 writes the single amount %d as %s", (rupees, text) => expect(formatMoney(rupees)).toBe(text));

  it.each([
    [0, "0.00"],
    [8.5, "8.50"],
    [150000, "1,50,000.00"],
    [-2.405, "−2.41"],
  ])("S9.26 writes %d in a column as %s", (rupees, text) => expect(formatMoneyColumn(rupees)).toBe(text));

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])("shows a dash for %o", (value) => {
    expect(formatMoney(value)).toBe("–");
    expect(formatMoneyColumn(value)).toBe("–");
    expect(formatNumber(value)).toBe("–");
  });

  it("never writes more than two decimals", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (rupees) => {
        expect(formatMoney(rupees)).toMatch(/^−?₹[\d,]+(\.\d{2})?$/u);
        expect(formatMoneyColumn(rupees)).toMatch(/^−?[\d,]+\.\d{2}$/u);
      }),
    );
  });
});

describe("an amount in words", () => {
  it.each([-0.01, -1, 10_000_000_000.01, Number.NaN, Number.POSITIVE_INFINITY])(
    "S8.11 S8.12 is refused for %d",
    (rupees) => expect(amountInWords(rupees)).toBe(outOfRange),
  );

  it("S8.12 is spelled for 10 billion itself", () =>
    expect(amountInWords(10_000_000_000)).toBe("One Thousand Crore Rupee"));

  it.each([
    [0, "Zero Rupee"],
    [0.5, "Zero Rupee and Fifty Paisa"],
    [19, "Nineteen Rupee"],
    [40, "Forty Rupee"],
    [99.99, "Ninety Nine Rupee and Ninety Nine Paisa"],
    [100, "One Hundred Rupee"],
    [1005.07, "One Thousand Five Rupee and Seven Paisa"],
    [123456, "One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupee"],
    [21000000.1, "Two Crore Ten Lakh Rupee and Ten Paisa"],
  ])("S9.27 S9.28 spells %d as %s", (rupees, words) => expect(amountInWords(rupees)).toBe(words));

  it("rounds to the paisa and carries into the rupee", () => {
    expect(amountInWords(1.999)).toBe("Two Rupee");
    expect(amountInWords(1.005)).toBe("One Rupee and One Paisa");
  });

  it("has a word for every amount in range", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 0, max: 10_000_000_000 }), (rupees) => {
        expect(amountInWords(rupees)).toMatch(/^([A-Z][a-z]+ )+Rupee( and ([A-Z][a-z]+ )+Paisa)?$/u);
      }),
    );
  });
});
