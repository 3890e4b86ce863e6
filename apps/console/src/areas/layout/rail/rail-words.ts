import { railEndpoints, railList, type Rail } from "@o2r/api/contract/layout";

/** What the screens of rails have in common. */
export const rails = {
  noun: { one: "rail", many: "rails" },
  path: "/rail-type",
  permission: "layout.write",
  consequence: "will no longer be shown by any page, published ones too.",
  endpoints: railEndpoints,
  declaration: railList,
} as const;

/** A rail in words. */
export const railName = ({ name }: Pick<Rail, "name">): string => name;

/** Where a rail is made and changed: it fills the window. */
export const railAt = {
  row: (id: string): string => `/create-rail?rail=${id}`,
  new: "/create-rail",
  copy: (id: string): string => `/create-rail?from=${id}`,
} as const;
