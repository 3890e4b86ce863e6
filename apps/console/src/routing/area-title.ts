import type { Area } from "./route.ts";

/** The areas in words, as headings of lists of pages. */
export const areaTitle: Record<Area, string> = {
  session: "Session",
  orders: "Orders",
  billing: "Billing",
  stock: "Stock",
  catalogue: "Catalogue",
  parties: "People",
  logistics: "Logistics",
  promotions: "Promotions",
  engagement: "Engagement",
  settings: "Settings",
  layout: "Layout",
  insight: "Insight",
};
