import { expect, it } from "vitest";
import { gstinCheckDigit, makeGstin } from "./gstin.ts";

const known = [
  "27AAPFU0939F1ZV",
  "29AAGCB7383J1Z4",
  "24AAUPV7468F1ZW",
  "07AAACR5055K1Z9",
  "36AABCT1332L1ZF",
  "33AAACH7409R1Z8",
];

it.each(known)("ends %s with the digit that the algorithm gives", (gstin) => {
  expect(gstinCheckDigit(gstin.slice(0, 14))).toBe(gstin.slice(14));
});

it("puts state code, PAN and registration together", () => {
  expect(makeGstin("27", "AAPFU0939F")).toBe("27AAPFU0939F1ZV");
});
