import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountPaidText, readAmountPaid } from "./amount-paid.ts";

describe("what was paid, as text", () => {
  it("S3.81 has 4 characters before the amount, and is read without them", () => {
    expect(amountPaidText(1250)).toBe("Rs. 1250.00");
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999_999 }),
        fc.string({ minLength: 4, maxLength: 4 }),
        (paise, four) => {
          const text = amountPaidText(paise / 100);
          expect(readAmountPaid(text)).toBe(paise / 100);
          expect(readAmountPaid(four + text.slice(4))).toBe(paise / 100);
        },
      ),
    );
  });

  it("S3.82 is four dashes when nothing was paid", () => {
    expect(amountPaidText(0)).toBe("----");
    expect(readAmountPaid("----")).toBe(0);
  });

  it("is no amount where none follows", () => {
    for (const text of ["", "Rs.", "Rs. ", "Rs. -5", "Rs. 1,250", "Rs. 1e3", "Rs. 1.234", "Rs. NaN"])
      expect(readAmountPaid(text)).toBeNull();
  });
});
