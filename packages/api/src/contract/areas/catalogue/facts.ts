import {
  admins,
  superAdmins,
  type DocumentReaders,
  type EventReaders,
  type ImportAffects,
  type PermissionTable,
} from "../../core/holders.ts";

/** Who may do what in the catalogue: the table that the service enforces and the console reads. */
export const permissions = {
  "product.read": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  /** See the pictures of products, as whoever takes orders of them does. */
  "product.picture": [...admins, "HUB_MANAGER", "CWH_MANAGER", "CALLING_AGENT", "FSA"],
  /** Find products by name or SKU: whoever narrows orders to those that have one. */
  "product.find": [...admins, "HUB_MANAGER", "CWH_MANAGER", "CALLING_AGENT", "CC_SUPERVISOR", "FSA"],
  "product.write": [...admins],
  /** Propose new prices for a day to come, and see what is proposed. */
  "price.propose": [...admins],
  /** Approve what somebody else has proposed, and stop what is still to come. */
  "price.approve": [...superAdmins],
  /** Set a product's prices at once, without a second person. Everybody else who may write products proposes them. */
  "price.set": [...superAdmins],
  /** Make combos, and see them as they are configured. */
  "combo.manage": [...superAdmins],
  "catalogue.read": [...admins, "HUB_MANAGER", "CWH_MANAGER"],
  "catalogue.write": [...admins],
  /** Add to the lists of options, on their page and beside a select. */
  "masterOption.write": [...superAdmins],
} as const satisfies PermissionTable;

/** Who hears of changes of its things. */
export const eventReaders = {
  product: "product.read",
  "price-change": "price.propose",
  "master-option": "signedIn",
  "product-import": "product.read",
} as const satisfies EventReaders<typeof permissions>;

/** What a change of a product makes old, by one person or by an import. */
export const importAffects = {
  product: ["/oms/product", "/oms/price-change", "/oms/brand", "/oms/category", "/oms/sub-category", "/api/product"],
} as const satisfies ImportAffects;

/** Its things that show documents, and who may read what they show. */
export const documentReaders = {
  product: "product.picture",
  brand: "catalogue.read",
  category: "catalogue.read",
  subCategory: "catalogue.read",
  company: "catalogue.read",
} as const satisfies DocumentReaders<typeof permissions>;
