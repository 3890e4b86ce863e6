import { productEndpoints } from "@o2r/api/contract/catalogue";

/** What the dashboard counts. */
export const figures = [
  { label: "Products", query: { size: 10 } },
  { label: "Active", query: { active: "true", size: 10 } },
  { label: "Inactive", query: { active: "false", size: 10 } },
  { label: "Without image", query: { hasImage: "false", size: 10 } },
] as const;

/** Where it counts. */
export const counted = productEndpoints.list;
