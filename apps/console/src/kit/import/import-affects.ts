import type { ImportThing } from "@o2r/api/contract/insight";

/** The paths of what imported rows make old: the rows themselves, and what counts them or is chosen from them. */
export const importAffects: Readonly<Record<ImportThing, readonly string[]>> = {
  product: ["/oms/product", "/oms/brand", "/oms/category", "/oms/sub-category", "/api/product"],
  inventory: ["/oms/inventory", "/oms/product"],
};
