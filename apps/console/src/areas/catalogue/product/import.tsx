import { ImportPage } from "../../../kit/import/import-page.tsx";
import { products } from "./product-words.ts";

/** Products, and what counts them or is chosen from them. */
const affects = ["/oms/product", "/oms/brand", "/oms/category", "/oms/sub-category", "/api/product"];

/** /product/import: products made, or changed by their SKU, from a file. */
export function ProductImport() {
  return <ImportPage thing="product" path={products.path} affects={affects} />;
}
