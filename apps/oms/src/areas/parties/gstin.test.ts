import { expect, it } from "vitest";
import { makeGstin } from "./gstin.ts";

it("puts state code, PAN and registration together, and ends with the check digit", () => {
  expect(makeGstin("27", "AAPFU0939F")).toBe("27AAPFU0939F1ZV");
});
