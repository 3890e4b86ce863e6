import { ruleInWords } from "@o2r/api/contract/core";
import { expect, it } from "vitest";
import { readRows } from "./read-rows.ts";

it("S3.72 rows are read as they are typed, and one that asks nothing yet is left out of the words", () => {
  const rows = readRows([
    { id: "1", attr1: "CART", attr2: "total", operator: ">=", validator: "500", group: "" },
    { id: "2", attr1: "CART", attr2: "lines", operator: "", validator: "3", group: "2" },
    { id: "3", attr1: "RETAILER", attr2: "isPrime", operator: "==", validator: "true", group: "2" },
    {},
  ]);
  expect(rows.map(({ group }) => group)).toEqual([1, 2, 2, 1]);
  expect(ruleInWords(rows)).toBe("the cart's total is at least ₹500, or the retailer is prime");
  expect(readRows(undefined)).toEqual([]);
});
