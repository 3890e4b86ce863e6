import type { Area } from "../../core/area.ts";
import { attributeEndpoints } from "./attribute.ts";
import { brandEndpoints } from "./brand.ts";
import { categoryOrderEndpoints } from "./category-order.ts";
import { categoryEndpoints } from "./category.ts";
import { comboEndpoints } from "./combo.ts";
import { companyEndpoints } from "./company.ts";
import { permissions } from "./facts.ts";
import { imports } from "./imports.ts";
import { masterEndpoints } from "../../core/master-lists.ts";
import { priceImportLookup } from "./look-ups.ts";
import { masterOptionEndpoints } from "./master-options.ts";
import { priceChangeEndpoints } from "./price-change.ts";
import { productAttributeEndpoints } from "./product-attributes.ts";
import { productPageEndpoints } from "./product-page.ts";
import { productEndpoints } from "./product.ts";
import { rateChangeEndpoints } from "./rate-change.ts";
import { subCategoryEndpoints } from "./sub-category.ts";

export * from "./product-options.ts";
export * from "./product-form.ts";
export * from "./product-import.ts";
export * from "./product-list.ts";
export * from "./price-warning.ts";
export * from "./price-change-form.ts";
export * from "./price-change.ts";
export * from "./product-schemas.ts";
export * from "./product-prices.ts";
export * from "./product.ts";
export * from "./product-page.ts";
export * from "./product-attributes.ts";
export * from "./brand.ts";
export * from "./category-order.ts";
export * from "./category.ts";
export * from "./sub-category.ts";
export * from "./attribute.ts";
export * from "./company.ts";
export * from "./rate-change.ts";
export * from "./combo.ts";
export { masterEndpoints } from "../../core/master-lists.ts";
export * from "./look-ups.ts";
export * from "./master-options.ts";

/** What is sold: products, their prices, and what they are sorted by. */
export const catalogueArea = {
  permissions,
  imports,
  things: {
    product: { ...productEndpoints, ...productPageEndpoints, ...productAttributeEndpoints },
    priceChange: priceChangeEndpoints,
    brand: brandEndpoints,
    category: { ...categoryEndpoints, ...categoryOrderEndpoints },
    subCategory: subCategoryEndpoints,
    rateChange: rateChangeEndpoints,
    attribute: attributeEndpoints,
    company: companyEndpoints,
    combo: comboEndpoints,
    priceImport: { lookup: priceImportLookup },
    master: masterEndpoints,
    masterOption: masterOptionEndpoints,
  },
} satisfies Area;
