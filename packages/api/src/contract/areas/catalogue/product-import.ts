import { importable } from "../../core/thing/importable.ts";
import { productForm } from "./product-form.ts";
import { productList } from "./product-list.ts";

/** Products from a file: made, or changed where a SKU is known, or the EAN of a row that has no SKU. */
export const productImport = importable({
  name: { one: "product", many: "products" },
  form: productForm,
  key: ["sku"],
  otherKeys: [["formProductEan"]],
  alike: ["formName"],
  changes: true,
  list: productList,
  example: {
    formName: "Sunflower Oil 1 L × 12",
    sku: "SAMPLE-OIL-1L",
    formProductItemType: "Food",
    formProductType: "Non-DS Products",
    formProductUnitWeight: "1",
    WEIGHT_TYPE: "Litre",
    formPackOf: "12",
    PACK_TYPE: "Box",
    formProductLength: "32",
    formProductWidth: "24",
    formProductHeight: "28",
    formProductShelfLife: "270",
    formO2rPrice: "141",
    formDlp: "144",
    formRlp: "148.50",
    formProductMrp: "160",
    formProductHsn: "15121910",
    formProductGst: "5%",
    formProductCess: "0",
    formProductPlatform: "All",
    formProductDescription: "Refined sunflower oil, twelve bottles of 1 L in a box.",
  },
  permission: "product.write",
});
