import { subCategoryEndpoints, subCategoryList, type SubCategory } from "@o2r/api/contract/catalogue";

/** What the screens of sub-categories have in common. */
export const subCategories = {
  noun: { one: "sub-category", many: "sub-categories" },
  path: "/sub-category",
  permission: "catalogue.write",
  consequence: "can no longer be chosen for products. A sub-category with active products stays.",
  endpoints: subCategoryEndpoints,
  declaration: subCategoryList,
} as const;

/** A sub-category in words. */
export const subCategoryName = ({ subCategoryName }: Pick<SubCategory, "subCategoryName">): string => subCategoryName;
