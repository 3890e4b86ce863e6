export * from "./product-options.ts";
export * from "./product-form.ts";
export * from "./product-list.ts";
export * from "./price-warning.ts";
export * from "./product-schemas.ts";
export * from "./product.ts";
export * from "./look-ups.ts";
export * from "./master-options.ts";
