import { ruleChecks } from "@o2r/api/contract/core";
import { promotionDerivations, type promotionsArea } from "@o2r/api/contract/promotions";
import type { ServiceArea } from "../../kit/define-area.ts";
import { couponHandlers } from "./coupon.ts";
import { productSchemeHandlers } from "./promotion/product-scheme.ts";
import { followPromotions } from "./promotion/follow-clock.ts";
import { promotionHandlers } from "./promotion/promotion.ts";
import { ruleHandlers } from "./rule/rule.ts";
import { simulateHandlers } from "./simulate/simulate.ts";
import { promotionUseHandlers } from "./use/promotion-use.ts";

export const promotions: ServiceArea<typeof promotionsArea> = {
  handlers: {
    rule: ruleHandlers,
    promotion: promotionHandlers,
    promotionUse: promotionUseHandlers,
    productScheme: productSchemeHandlers,
    simulate: simulateHandlers,
    coupon: couponHandlers,
  },
  constraints: { promotion_code: { field: "code", message: "Another promotion has this code" } },
  forms: () => ({ checks: ruleChecks, derivations: promotionDerivations }),
  jobs: [{ name: "promotions", everySeconds: 60, run: followPromotions }],
};
