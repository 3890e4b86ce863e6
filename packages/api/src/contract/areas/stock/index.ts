export * from "./buckets.ts";
export * from "./shelf-life.ts";
export * from "./inventory-form.ts";
export * from "./inventory-schemas.ts";
export * from "./inventory-list.ts";
export * from "./movement-list.ts";
export * from "./discard-list.ts";
export * from "./inventory.ts";
