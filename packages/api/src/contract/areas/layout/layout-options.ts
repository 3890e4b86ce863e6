/** The apps that pages are made for. */
export const layoutApps = [
  { value: "O2R", label: "O2R" },
  { value: "FSA", label: "FSA" },
] as const;

/** What a page is drawn on. */
export const deviceTypes = [
  { value: "MOBILE", label: "Mobile" },
  { value: "WEB", label: "Web" },
] as const;

/** The systems of phones. */
export const operatingSystems = [
  { value: "ANDROID", label: "Android" },
  { value: "IOS", label: "iOS" },
] as const;

/** Whether the rails of a page stay as they were composed, or put what the shop can buy now first. */
export const pageTypes = [
  { value: "STATIC", label: "Static" },
  { value: "DYNAMIC", label: "Dynamic" },
] as const;

/** What a content shows. */
export const contentTypes = [
  { value: "PRODUCT", label: "Product" },
  { value: "BANNER", label: "Banner" },
  { value: "DEFAULT", label: "Default" },
  { value: "CATEGORY", label: "Category" },
  { value: "SUB_CATEGORY", label: "Sub-category" },
  { value: "BRAND", label: "Brand" },
] as const;

/** How a rail is drawn. */
export const railTypes = [
  { value: "DEFAULT", label: "Default" },
  { value: "BANNER", label: "Banner" },
  { value: "GRID", label: "Grid" },
  { value: "SEARCH", label: "Search" },
] as const;

/** Which way a rail runs. */
export const railDirections = [{ value: "HORIZONTAL", label: "Horizontal" }] as const;

/** What the link beside a rail's name opens. */
export const railTargets = [
  { value: "/brand", label: "/brand" },
  { value: "/category", label: "/category" },
  { value: "/sub_category", label: "/sub_category" },
  { value: "/product", label: "/product" },
  { value: "custom", label: "Custom" },
] as const;
