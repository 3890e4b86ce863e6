import { number, string } from "yup";
import { crud } from "../../core/crud.ts";
import { answering } from "../../core/endpoint.ts";
import type { Stale } from "../../core/history.ts";
import { rupeesSchema } from "../../core/schemas.ts";
import { importAffects } from "./facts.ts";
import { productForm } from "./product-form.ts";
import { productList } from "./product-list.ts";
import { productDetail, productRow, productSaved, type ProductDetail } from "./product-schemas.ts";

export type { HistoryEntry } from "../../core/history.ts";
/** What a stale save of a product is answered with (412, `current`). */
export type StaleProduct = Stale<ProductDetail>;

const price = () => rupeesSchema().optional();

const usual = crud({
  name: { one: "product", many: "products" },
  path: "/oms/product",
  row: productRow,
  detail: productDetail,
  form: productForm,
  list: productList,
  /** What may not be suggested is left out, such as the prices where the caller may not read products. */
  lookup: {
    filters: ["brand"],
    shows: {
      sku: string().defined(),
      shelfLife: number().integer(),
      category: string(),
      subCategory: string(),
      mrp: price(),
      ptr: price(),
      pth: price(),
      o2rlp: price(),
    },
    summary: "Find products by name or SKU; by `ids` also what they are and cost",
    allow: "product.find",
  },
  scope: "all",
  affects: importAffects.product,
  allow: { read: "product.read", write: "product.write" },
});

export const productEndpoints = {
  ...usual,
  /** Who may not set prices saves the rest by it, and proposes those that were changed. */
  update: answering(usual.update, productSaved),
};
