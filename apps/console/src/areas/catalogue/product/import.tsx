import { productImport } from "@o2r/api/contract/catalogue";
import { ImportPage } from "../../../kit/import/import-page.tsx";
import { ImportedPrices } from "./imported-prices.tsx";
import { products } from "./product-words.ts";

/** /product/import: products made, or changed by their SKU, from a file. */
export function ProductImport() {
  return (
    <ImportPage
      thing="product"
      importable={productImport}
      path={products.path}
      notice={(job) => <ImportedPrices job={job} />}
    />
  );
}
