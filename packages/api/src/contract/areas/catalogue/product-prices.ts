import type { ProductValues } from "./product-schemas.ts";

/** The fields of a product that are its prices, in the order of the chain. Who may not set them proposes them. */
export const productPrices = ["formO2rPrice", "formDlp", "formRlp", "formProductMrp"] as const;
export type ProductPrice = (typeof productPrices)[number];
export type ProductPrices = Pick<ProductValues, ProductPrice>;

/** Which prices differ, to the paisa. One that is not known, such as an empty field, differs from none. */
export const changedPrices = (
  before: ProductPrices,
  after: Readonly<Partial<Record<ProductPrice, unknown>>>,
): readonly ProductPrice[] =>
  productPrices.filter((price) => {
    const next = after[price];
    return typeof next === "number" && Math.round(next * 100) !== Math.round(before[price] * 100);
  });
