import {
  beatEndpoints,
  beatList,
  regionEndpoints,
  regionList,
  type Beat,
  type Region,
} from "@o2r/api/contract/parties";

/** What the screens of beats have in common. */
export const beats = {
  noun: { one: "beat", many: "beats" },
  path: "/retailer-config/beat",
  permission: "beat.manage",
  consequence: "can no longer be chosen. One that shops or accounts are on stays.",
  endpoints: beatEndpoints,
  declaration: beatList,
} as const;

/** A beat in words. */
export const beatName = ({ name }: Pick<Beat, "name">): string => name;

/** What the screens of regions have in common. */
export const regions = {
  noun: { one: "region", many: "regions" },
  path: "/retailer-config/region",
  permission: "beat.manage",
  consequence: "can no longer be chosen. One with beats or accounts stays.",
  endpoints: regionEndpoints,
  declaration: regionList,
} as const;

/** A region in words. */
export const regionName = ({ name }: Pick<Region, "name">): string => name;
