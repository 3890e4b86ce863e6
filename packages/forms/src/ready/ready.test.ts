import { describe, expect, it } from "vitest";
import { derivations, formats, stateCode, stateNames } from "./index.ts";

describe("formats", () => {
  const accepts = (name: keyof typeof formats, value: string, ...others: string[]): boolean => {
    const { test }: { test: (value: string, ...others: string[]) => boolean } = formats[name];
    return test(value, ...others);
  };

  it.each([
    ["mobile", ["9876543210", "09876543210", "6000000000"], ["5876543210", "98765432101", "+919876543210", ""]],
    ["tenDigits", ["1234567890"], ["123456789", "12345678901", "12345 7890"]],
    ["email", ["a@b.in", "first.last+tag@mail.example.com"], ["a@b", "a b@c.in", "@b.in", "a@@b.in"]],
    ["pan", ["ABCDE1234F"], ["ABCD1234F", "abcde1234f", "ABCDE12345"]],
    ["gstin", ["27AAPFU0939F1ZV", "27AAPFU0939F1ZA"], ["27AAPFU0939F1XV", "2AAPFU0939F1ZV", "27AAPFU0939F0ZV"]],
    [
      "gstinChecksum",
      [
        "27AAPFU0939F1ZV",
        "29AAGCB7383J1Z4",
        "24AAUPV7468F1ZW",
        "07AAACR5055K1Z9",
        "36AABCT1332L1ZF",
        "33AAACH7409R1Z8",
      ],
      ["27AAPFU0939F1ZA", "72AAPFU0939F1ZV", "27AAPFU"],
    ],
    ["eanLength", ["96385074", "036000291452", "4006381333931"], ["123", "40063813339", "400638133393123"]],
    ["eanChecksum", ["96385074", "036000291452", "4006381333931", "10012345678902"], ["4006381333932", "124", "x"]],
    ["fssai", ["12345678901234"], ["1234567890123", "123456789012345"]],
    ["pincode", ["400001"], ["40001", "4000011", "40000a"]],
    ["hsn", ["1101", "1101000000"], ["11010000001", "11a", ""]],
    ["hsnLength", ["1101", "210690", "21069020"], ["110", "11010", "1101000000"]],
    ["json", ['{"a":1}', "[1]"], ["{", "{}", "[]", "1", "null"]],
  ] as const)("%s", (name, good, bad) => {
    for (const value of good) expect([value, accepts(name, value)]).toEqual([value, true]);
    for (const value of bad) expect([value, accepts(name, value)]).toEqual([value, false]);
  });

  it.each(Array.from("27AAPFU0939F1ZV".slice(0, 14), (_, index) => index))(
    "a slip at place %i of a GSTIN is found by its checksum",
    (index) => {
      const right = "27AAPFU0939F1ZV";
      const slip = right[index] === "8" ? "7" : "8";
      expect(accepts("gstinChecksum", right.slice(0, index) + slip + right.slice(index + 1))).toBe(false);
    },
  );

  it("a GSTIN is of a state by code or name, and of a PAN; where these are empty it may be of any", () => {
    for (const state of ["27", "Maharashtra", "MAHARASHTRA"])
      expect(accepts("gstinState", "27AAPFU0939F1ZV", state)).toBe(true);
    expect(accepts("gstinState", "01AAPFU0939F1ZV", "Jammu & Kashmir")).toBe(true);
    expect(accepts("gstinState", "27AAPFU0939F1ZV", "Goa")).toBe(false);
    expect(accepts("gstinState", "27AAPFU0939F1ZV")).toBe(true);
    expect(accepts("gstinPan", "27AAPFU0939F1ZV", "AAPFU0939F")).toBe(true);
    expect(accepts("gstinPan", "27AAPFU0939F1ZV", "ABCDE1234F")).toBe(false);
  });
});

describe("derivations", () => {
  it("sum adds every number of fields and columns, without the noise of floating point", () => {
    expect(derivations["sum"]?.([0.1, 0.2], 0.3, undefined, "x")).toBe(0.6);
    expect(derivations["sum"]?.(undefined)).toBeUndefined();
  });
});

it("has the code of every state by its name, however it is written", () => {
  expect(["Maharashtra", "JAMMU & KASHMIR", "Nowhere"].map(stateCode)).toEqual(["27", "01", undefined]);
  expect(new Set(stateNames.map(stateCode)).size).toBe(stateNames.length);
});
