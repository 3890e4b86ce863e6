import type { catalogueArea } from "@o2r/api/contract/catalogue";
import type { ServiceArea } from "../../kit/define-area.ts";
import { documentGone } from "../../kit/document-gone.ts";
import { optionsOf } from "../../kit/form-sources.ts";
import { masterHandlers, masterOptionHandlers } from "./master/master-options.ts";
import { applyDuePrices } from "./price/apply-prices.ts";
import { applyDueRates } from "./master/apply-rates.ts";
import { attributeHandlers } from "./master/attribute.ts";
import { brandHandlers } from "./master/brand.ts";
import { categoryHandlers } from "./master/category.ts";
import { comboHandlers } from "./combo/combo.ts";
import { companyHandlers } from "./master/company.ts";
import { productImporter } from "./product/import-products.ts";
import { lookUpPriceImports } from "./price/price-imports.ts";
import { priceChangeHandlers } from "./price/price-change.ts";
import { productHandlers } from "./product/product.ts";
import { productAttributeHandlers } from "./product/product-attributes.ts";
import { productPageHandlers } from "./product/product-page.ts";
import { rateChangeHandlers } from "./master/rate-change.ts";
import { subCategoryHandlers } from "./master/sub-category.ts";
import { chosenDerivations } from "./product/suggestions.ts";

export const catalogue: ServiceArea<typeof catalogueArea> = {
  handlers: {
    product: { ...productHandlers, ...productPageHandlers, ...productAttributeHandlers },
    priceChange: priceChangeHandlers,
    brand: brandHandlers,
    category: categoryHandlers,
    subCategory: subCategoryHandlers,
    rateChange: rateChangeHandlers,
    attribute: attributeHandlers,
    company: companyHandlers,
    combo: comboHandlers,
    priceImport: { lookup: lookUpPriceImports },
    master: masterHandlers,
    masterOption: masterOptionHandlers,
  },
  constraints: {
    brand_name: { field: "name", message: "A brand of this name exists already" },
    category_name: { field: "name", message: "A category of this name exists already" },
    category_code: { field: "code", message: "This code is already in use" },
    sub_category_name: { field: "subCategoryName", message: "The category has a sub-category of this name already" },
    attribute_name: { field: "attributeName", message: "An attribute of this name exists already" },
    company_name: { field: "name", message: "A company of this name exists already" },
    company_gst: { field: "gst", message: "Another company has this GSTIN" },
    rate_change_one_a_day: { field: "effectiveOn", message: "This sub-category has a new rate on that day already" },
    combo_name: { field: "name", message: "A combo of this name exists already" },
    sku_once: { field: "sku", message: "This SKU is already in use" },
    price_change_one_a_day: { field: "effectiveOn", message: "This product has a price change on that day already" },
    master_option_value: { field: "name", message: "This option is there already" },
    sku_kit_item_component_id_fkey: { field: "skuKit", message: "A product of the kit does not exist any more" },
    product_image_document_id_fkey: documentGone("images"),
    brand_logo_id_fkey: documentGone("Upload_Logo"),
    category_image_id_fkey: documentGone("image"),
    sub_category_image_id_fkey: documentGone("image"),
    company_logo_id_fkey: documentGone("logo"),
  },
  forms: (db) => ({
    sources: {
      WEIGHT_TYPE: optionsOf(db, "WEIGHT_TYPE"),
      PACK_TYPE: optionsOf(db, "PACK_TYPE"),
    },
    derivations: chosenDerivations(db),
  }),
  importers: { product: productImporter },
  jobs: [
    { name: "prices", everySeconds: 60, run: applyDuePrices },
    { name: "rates", everySeconds: 60, run: applyDueRates },
  ],
};
