import type { promotionsArea } from "@o2r/api/contract/promotions";
import { admins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** SSA SA AD, and HM for the own hub (domain.md §8, /promocode). */
const ruleMakers = [...admins, "HUB_MANAGER"] as const;
/** SSA SA AD, HM, CA and FSA place orders (domain.md §13, order.place). */
const orderers = [...admins, "HUB_MANAGER", "CALLING_AGENT", "FSA"] as const;
const ruleReach = { all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"], ownWarehouse: ["HUB_MANAGER"] } as const;

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof promotionsArea> = {
  "rule.retailerSample": ruleMakers,
  "rule.productSample": ruleMakers,
  "rule.countRetailers": ruleMakers,
  "promotion.list": ruleMakers,
  "promotion.export": ruleMakers,
  "promotion.get": ruleMakers,
  "promotion.page": ruleMakers,
  "promotion.retailers": ruleMakers,
  "promotion.create": ruleMakers,
  "promotion.update": ruleMakers,
  "promotion.history": ruleMakers,
  "promotion.lookup": ruleMakers,
  "promotion.duplicate": ruleMakers,
  "promotion.actions": ruleMakers,
  "promotion.start": ruleMakers,
  "promotion.pause": ruleMakers,
  "promotion.resume": ruleMakers,
  "promotion.extend": ruleMakers,
  "promotion.relimit": ruleMakers,
  "promotion.archive": ruleMakers,
  "promotionUse.list": ruleMakers,
  "promotionUse.export": ruleMakers,
  "productScheme.list": ruleMakers,
  "simulate.run": ruleMakers,
  "coupon.context": orderers,
  "coupon.constraints": orderers,
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof promotionsArea> = {
  "rule.retailerSample": ruleReach,
  "rule.productSample": "all",
  "rule.countRetailers": ruleReach,
  "promotion.list": ruleReach,
  "promotion.export": ruleReach,
  "promotion.get": ruleReach,
  "promotion.page": ruleReach,
  "promotion.retailers": ruleReach,
  "promotion.create": ruleReach,
  "promotion.update": ruleReach,
  "promotion.history": ruleReach,
  "promotion.lookup": ruleReach,
  "promotion.duplicate": ruleReach,
  "promotion.actions": ruleReach,
  "promotion.start": ruleReach,
  "promotion.pause": ruleReach,
  "promotion.resume": ruleReach,
  "promotion.extend": ruleReach,
  "promotion.relimit": ruleReach,
  "promotion.archive": ruleReach,
  "promotionUse.list": ruleReach,
  "promotionUse.export": ruleReach,
  "productScheme.list": ruleReach,
  "simulate.run": ruleReach,
  "coupon.context": "none",
  "coupon.constraints": {
    all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"],
    ownWarehouse: ["HUB_MANAGER"],
    own: ["CALLING_AGENT"],
    ownBeats: ["FSA"],
  },
};
