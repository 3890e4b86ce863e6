import type { Noun } from "../../../kit/list/list-page.types.ts";

export const productNoun: Noun = { one: "product", many: "products" };

/** Where the product screens stand. */
export const productPaths = {
  list: "/product" as const,
  create: "/product/new",
  edit: ({ id }: { readonly id: string }): string => `/product/${id}`,
  copy: ({ id }: { readonly id: string }): string => `/product/new?from=${id}`,
};
