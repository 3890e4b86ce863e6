import { brandEndpoints, brandList, type Brand } from "@o2r/api/contract/catalogue";

/** What the screens of brands have in common. */
export const brands = {
  noun: { one: "brand", many: "brands" },
  path: "/brand",
  permission: "catalogue.write",
  consequence: "can no longer be chosen for products. A brand with active products stays.",
  endpoints: brandEndpoints,
  declaration: brandList,
} as const;

/** A brand in words. */
export const brandName = ({ name }: Pick<Brand, "name">): string => name;
