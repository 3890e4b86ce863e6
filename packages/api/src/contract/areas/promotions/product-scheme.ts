import { boolean, number, string, type InferType } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { stateSchema } from "../../core/lifecycle/index.ts";
import { idParams, idSchema, listOf, shape, textOrNull } from "../../core/schemas.ts";
import { promotionStates } from "./promotion-rows.ts";
import { rowsOfPromotions } from "./promotion.ts";

/** Why a promotion counts a product, or gives it. */
export const schemeReasons = [
  { value: "PRODUCT", label: "This product" },
  { value: "SET", label: "A set with it" },
  { value: "BRAND", label: "Its brand" },
  { value: "RULE", label: "Products by rule" },
  { value: "ALL", label: "All products" },
  { value: "GIFT", label: "It is given free" },
] as const;
export type SchemeReason = (typeof schemeReasons)[number]["value"];

/** As many promotions as a product's page shows at most. */
export const mostProductSchemes = 100;

/** The promotions that hold for a product now or on a day to come: those that hold now first, then as they begin. */
export const productSchemes = shape({
  /** How many there are; the first hundred are shown. */
  total: number().integer().min(0).defined(),
  shown: listOf(
    shape({
      id: idSchema(),
      title: string().defined(),
      code: textOrNull(),
      /** What it gives, in words: `5% off`, `1 free for each 10`. */
      gives: string().defined(),
      by: string()
        .oneOf(schemeReasons.map(({ value }) => value))
        .defined(),
      validFrom: string().defined(),
      validTill: string().defined(),
      /** Names of its hubs; null where it holds at every hub. */
      hub: textOrNull(),
      state: stateSchema(promotionStates),
      /** Its page is for who asks: a hub manager opens those of the own hub alone. */
      mayOpen: boolean().defined(),
    }),
  ),
});
export type ProductSchemes = InferType<typeof productSchemes>;

/** What promotions hold for a product. A hub manager sees those that hold at the own hub, as its orders get them. */
export const productSchemeEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/oms/product/:id/schemes",
    summary: "The promotions that hold for a product, now or on a day to come",
    params: idParams,
    reply: productSchemes,
    allow: "coupon.read",
    scope: rowsOfPromotions,
    limit: "read",
  }),
};
