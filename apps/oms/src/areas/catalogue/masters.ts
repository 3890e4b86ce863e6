import type { Masters } from "../../kit/master.ts";

/** What others refer to. */
export const masters = {
  product: { table: "product" },
  brand: { table: "brand" },
  category: { table: "category" },
  "sub-category": { table: "sub_category" },
  attribute: { table: "attribute" },
  company: { table: "company" },
} as const satisfies Masters;
