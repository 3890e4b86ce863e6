import type { UserDeed } from "@o2r/api/contract/parties";

/** Where the page of a thing is, by what the audit calls it. */
const pages: Readonly<Record<string, `/${string}`>> = {
  order: "/order",
  "hub-order": "/hub-order",
  "order-return": "/order/returns",
  invoice: "/invoice",
  "credit-note": "/invoice/credit-notes",
  shipment: "/shipment-management",
  qc: "/quality-check",
  retailer: "/retailer",
  kyc: "/retailer/kyc",
  "address-request": "/retailer/address-request",
  user: "/user-management",
  warehouse: "/warehouse-management",
  product: "/product",
  "price-change": "/product/price-change",
  brand: "/brand",
  category: "/category",
  promotion: "/promocode",
  campaign: "/notification",
};

/** The page of what something was done with; undefined of what has none. */
export const pageOfDeed = ({ entity, entityId }: Pick<UserDeed, "entity" | "entityId">): string | undefined => {
  const page = pages[entity ?? ""];
  return page === undefined || entityId === null ? undefined : `${page}/${entityId}`;
};

/** What is said in capitals. */
const capitals = /\b(?:kyc|qc|sms|sku)\b/gi;

/** What something was done with, as people read it: `Hub order`, `KYC`. */
export const thingOfDeed = ({ entity, action }: Pick<UserDeed, "entity" | "action">): string => {
  const words = (entity ?? action.split(".", 1).join("")).replaceAll("-", " ");
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(capitals, (word) => word.toUpperCase());
};
