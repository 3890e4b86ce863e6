import { expect, it } from "vitest";
import { withArticle } from "./article.ts";

it("gives a noun the article that its sound asks for", () => {
  expect(["order", "price change", "attribute", "user", "unit", "address request"].map(withArticle)).toEqual([
    "an order",
    "a price change",
    "an attribute",
    "a user",
    "a unit",
    "an address request",
  ]);
});
