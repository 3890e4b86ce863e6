import type { retailerStates } from "@o2r/api/contract/parties";
import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { toPaise } from "../../trade/paise.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";

/** Types, tiers and statuses with their terms, as the demo begins with them. */
export type DemoGroup = Insertable<Database["retailer_group"]>;

type Given = Pick<DemoGroup, "kind"> & Partial<DemoGroup>;

/** Three tiers; what types order at least, and what they may owe; and that who is not verified yet owes nothing. */
export const makeRetailerGroups = (scene: Scene): readonly DemoGroup[] => {
  const random = seedRandom("retailer-groups");
  const at = daysBefore(scene.now, 380);
  const row = (given: Given): DemoGroup => ({ id: random.id(at), ...given, ...stamps(scene, at) });
  const tier = (name: string, limit: number, days: number) =>
    row({ kind: "TIER", tier: name, credit_limit: toPaise(limit), credit_days: days });
  const [gold, silver, bronze] = [tier("Gold", 150_000, 21), tier("Silver", 75_000, 14), tier("Bronze", 40_000, 7)];
  const type = (retailer_type: string, of: DemoGroup, more: Partial<DemoGroup> = {}) =>
    row({ kind: "TYPE", retailer_type, tier_id: of.id, visibility: "ALL", ...more });
  const status = (name: keyof typeof retailerStates, more: Partial<DemoGroup> = {}) =>
    row({ kind: "STATUS", status: name, visibility: "ALL", ...more });
  return [
    gold,
    silver,
    bronze,
    type("KIRANA", bronze),
    type("WHOLESALER", gold, { credit_limit: toPaise(250_000), min_order: toPaise(1000) }),
    type("SUPER_MARKET", gold),
    type("HOTEL_AND_CANTEEN", silver, { min_order: toPaise(750) }),
    type("MEDICAL_STORE", silver),
    status("LEAD", { visibility: "NONE" }),
    status("ONBOARDING", { credit_limit: toPaise(0), visibility: "NONE" }),
    status("KYC_PENDING", { credit_limit: toPaise(0), credit_days: 0 }),
    status("INACTIVE", { visibility: "NONE" }),
  ];
};
