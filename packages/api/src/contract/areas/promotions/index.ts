import type { Area } from "../../core/area.ts";
import { ruleEndpoints } from "../../core/rule/index.ts";
import { couponEndpoints } from "./coupon.ts";
import { permissions } from "./facts.ts";
import { productSchemeEndpoints } from "./product-scheme.ts";
import { promotionUseEndpoints } from "./promotion-use.ts";
import { promotionEndpoints } from "./promotion.ts";
import { simulateEndpoints } from "./simulate.ts";

export { ruleEndpoints } from "../../core/rule/index.ts";
export * from "./coupon.ts";
export * from "./product-scheme.ts";
export * from "./promotion-form.ts";
export * from "./promotion-step-forms.ts";
export * from "./promotion-list.ts";
export * from "./promotion-options.ts";
export * from "./promotion-rows.ts";
export * from "./promotion-use.ts";
export * from "./promotion.ts";
export * from "./simulate.ts";

/** Promocodes, schemes and their rules. */
export const promotionsArea = {
  permissions,
  things: {
    rule: ruleEndpoints,
    promotion: promotionEndpoints,
    promotionUse: promotionUseEndpoints,
    productScheme: productSchemeEndpoints,
    simulate: simulateEndpoints,
    coupon: couponEndpoints,
  },
} satisfies Area;
