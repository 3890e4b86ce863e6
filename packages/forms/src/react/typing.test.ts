import { describe, expect, it } from "vitest";
import { money, number, text } from "../index.ts";
import { allowsTyping, plainPaste } from "./typing.ts";

const withMinimum = number({ label: "Pack of", min: 1, integer: true });
const price = money({ label: "PTR", min: 0.01 });
const plain = number({ label: "Length" });
const signed = number({ label: "Latitude", negative: true });
const hsn = text({ label: "HSN", digits: true });

describe("typing into number inputs", () => {
  it.each([
    ["S5.05 0 first into an empty field with a minimum is blocked", withMinimum, "", "0", false],
    ["0 before other digits is blocked there too", withMinimum, "5", "05", false],
    ["0 after another digit may be typed", withMinimum, "1", "10", true],
    ["S5.05 0 first may be typed where decimals are allowed, since 0.5 begins so", price, "", "0", true],
    ["S5.04 05 may be typed there too, so that it can be refused in words", price, "0", "05", true],
    ["S5.228 0 first may be typed where there is no minimum", plain, "", "0", true],
    ["S5.06 minus is blocked", plain, "", "-", false],
    ["S5.07 minus may be typed where it is allowed", signed, "", "-", true],
    ["minus stands only in front", signed, "5", "5-", false],
    ["S5.08 S5.86 the decimal point is blocked in whole numbers", withMinimum, "1", "1.", false],
    ["the decimal point may be typed once", plain, "1.5", "1.5.", false],
    ["S5.227 letters are blocked", plain, "1", "1e", false],
    ["blanks are blocked", plain, "1", "1 ", false],
    ["S5.227 commas are blocked", plain, "1", "1,", false],
    ["a field of digits takes digits", hsn, "11", "110", true],
    ["a field of digits takes nothing else", hsn, "11", "11a", false],
  ] as const)("%s", (_title, field, before, after, allowed) => {
    expect(allowsTyping(field, before, after)).toBe(allowed);
  });

  it.each([
    [price, "₹ 1,480", "1480"],
    [price, " 1,23,456.50 ", "123456.50"],
    [plain, "Rs. 12/-", "12"],
    [withMinimum, "05", "05"],
    [hsn, " 1006 ", "1006"],
  ] as const)("what is pasted goes in plainly %#", (field, pasted, plainly) => {
    expect(plainPaste(field, pasted)).toBe(plainly);
    expect(allowsTyping(field, "", plainly, true)).toBe(true);
  });

  it("what is pasted and says no number is refused", () => {
    expect(plainPaste(plain, "12 kg")).toBe("12 kg");
    expect(allowsTyping(plain, "", "12 kg", true)).toBe(false);
  });
});
