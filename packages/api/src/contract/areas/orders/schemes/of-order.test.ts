import { expect, it } from "vitest";
import { applyPromotions } from "./apply-promotions.ts";
import type { Promotion } from "./promotion.types.ts";
import { cartLine, cartOf, promotion } from "./test/cart.ts";

it.each<[string, boolean, Partial<Promotion>]>([
  [
    "an amount off the order works on the whole of it",
    true,
    { gives: { kind: "DISCOUNT", type: "VALUE", value: 100 } },
  ],
  [
    "percent off one product works on its goods",
    false,
    { products: ["1"], gives: { kind: "DISCOUNT", type: "PERCENT", value: 5 } },
  ],
  [
    "a quantity slab works on goods, of whatever product",
    false,
    { gives: { kind: "QUANTITY_SLAB", type: "PERCENT", slabs: [{ from: 2, value: 5 }] } },
  ],
])("%s", (_, ofOrder, given) => {
  const { verdicts } = applyPromotions([promotion("p", given)], cartOf([cartLine("1", { product: "1" })]));
  expect(verdicts.map((verdict) => verdict.ofOrder)).toEqual([ofOrder]);
});
