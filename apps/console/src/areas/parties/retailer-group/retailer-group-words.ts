import { retailerGroupEndpoints, retailerGroupList, type RetailerGroup } from "@o2r/api/contract/parties";

/** What the screens of types, tiers and statuses have in common. */
export const retailerGroups = {
  noun: { one: "retailer group", many: "retailer groups" },
  path: "/retailer-config",
  permission: "setting.manage",
  consequence: "gives no terms any more: those of the next hold for its retailers.",
  endpoints: retailerGroupEndpoints,
  declaration: retailerGroupList,
} as const;

/** A type, a tier or a status in words. */
export const retailerGroupName = ({ name }: Pick<RetailerGroup, "name">): string => name;
