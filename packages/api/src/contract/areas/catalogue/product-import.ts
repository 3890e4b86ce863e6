import { importable } from "../../core/importable.ts";
import { productForm } from "./product-form.ts";
import { productList } from "./product-list.ts";

/** Products from a file: made, or changed where a SKU is known. */
export const productImport = importable({
  name: { one: "product", many: "products" },
  form: productForm,
  key: ["sku"],
  changes: true,
  list: productList,
  listed: { brandId: "brand", subCategoryId: "subCategory", formProductManufacturer: "manufacturer" },
  permission: "product.write",
});
