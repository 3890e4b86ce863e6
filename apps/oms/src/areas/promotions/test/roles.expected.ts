import type { promotionsArea } from "@o2r/api/contract/promotions";
import { admins, type Reach, type Reviewed } from "../../../test/callers.ts";

/** SSA SA AD, and HM for the own hub (domain.md §8, /promocode). */
const ruleMakers = [...admins, "HUB_MANAGER"] as const;
const ruleReach = { all: ["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"], ownWarehouse: ["HUB_MANAGER"] } as const;

/** Who may call what of the area; see `test/roles.expected.ts`. */
export const expected: Reviewed<typeof promotionsArea> = {
  "rule.retailerSample": ruleMakers,
  "rule.productSample": ruleMakers,
  "rule.countRetailers": ruleMakers,
};

/** Which rows each call reaches. */
export const expectedReach: Reach<typeof promotionsArea> = {
  "rule.retailerSample": ruleReach,
  "rule.productSample": "all",
  "rule.countRetailers": ruleReach,
};
