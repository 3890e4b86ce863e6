import { productEndpoints, productList, type ProductRow } from "@o2r/api/contract/catalogue";

/** What the screens of products have in common. */
export const products = {
  noun: { one: "product", many: "products" },
  path: "/product",
  permission: "product.write",
  consequence: "can no longer be ordered. Stock and running orders stay as they are.",
  endpoints: productEndpoints,
  declaration: productList,
} as const;

/** A product in words. */
export const productName = ({ formName }: Pick<ProductRow, "formName">): string => formName;
