import type { Permission } from "../../core/permissions.ts";

/**
 * The things that the event stream tells of, and who hears of them: whoever may read such a thing, and of these only who
 * reaches the row's warehouse, or owns it. A change of anything else is told to nobody.
 */
export const eventReaders = {
  notification: "notification.read",
  product: "product.read",
  inventory: "stock.read",
  discard: "stock.read",
  "price-change": "price.propose",
  qc: "stock.read",
  "rejected-sku": "stock.read",
  "master-option": "signedIn",
  "product-import": "product.read",
  "inventory-import": "stock.read",
} as const satisfies Readonly<Record<string, Permission | "signedIn">>;
