import { categoryEndpoints, categoryList, type Category } from "@o2r/api/contract/catalogue";

/** What the screens of categories have in common. */
export const categories = {
  noun: { one: "category", many: "categories" },
  path: "/category",
  permission: "catalogue.write",
  consequence: "can no longer be chosen. A category with active sub-categories or products stays.",
  endpoints: categoryEndpoints,
  declaration: categoryList,
} as const;

/** A category in words. */
export const categoryName = ({ name }: Pick<Category, "name">): string => name;
