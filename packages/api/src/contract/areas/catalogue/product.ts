import { crud } from "../../core/crud.ts";
import { answering } from "../../core/endpoint.ts";
import type { Stale } from "../../core/history.ts";
import { productForm } from "./product-form.ts";
import { productList } from "./product-list.ts";
import { productDetail, productRow, productSaved, type ProductDetail } from "./product-schemas.ts";

export type { HistoryEntry } from "../../core/history.ts";
/** What a stale save of a product is answered with (412, `current`). */
export type StaleProduct = Stale<ProductDetail>;

const usual = crud({
  name: { one: "product", many: "products" },
  path: "/oms/product",
  row: productRow,
  detail: productDetail,
  form: productForm,
  list: productList,
  scope: "all",
  allow: { read: "product.read", write: "product.write" },
});

export const productEndpoints = {
  ...usual,
  /** Who may not set prices saves the rest by it, and proposes those that were changed. */
  update: answering(usual.update, productSaved),
};
