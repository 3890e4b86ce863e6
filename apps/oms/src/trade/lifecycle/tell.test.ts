import { expect, it } from "vitest";
import { fillIn } from "@o2r/api/contract/core";

it("what a step tells holds the values of its row, and nothing where the row has none", () => {
  const row = { product: "Toor Dal", quantity: 4, reason: null };
  expect(fillIn("{quantity} of {product} wait{reason}{unknown}", row)).toBe("4 of Toor Dal wait");
});
