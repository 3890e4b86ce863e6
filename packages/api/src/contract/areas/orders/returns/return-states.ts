/** How far goods that come back have come (domain.md §5 and §14). */
export const returnStates = {
  REQUESTED: { label: "Requested", tone: "warning" },
  APPROVED: { label: "Approved", tone: "info" },
  RECEIVED: { label: "In quality check", tone: "info", is: "in its quality check" },
  CHECKED: { label: "Checked", tone: "warning" },
  CREDITED: { label: "Credited", tone: "success" },
  REFUSED: { label: "Refused", tone: "danger" },
  CANCELLED: { label: "Cancelled", tone: "neutral" },
} as const;
export type ReturnState = keyof typeof returnStates;

/** Where a return begins: a shop that has the goods, or a vehicle that brings them back. */
export const returnKinds = [
  { value: "RETAILER", label: "From the retailer" },
  { value: "UNDELIVERED", label: "Not delivered" },
  { value: "REST", label: "Rest of a delivery" },
] as const;
export type ReturnKind = (typeof returnKinds)[number]["value"];

/** Why a retailer gives goods back. */
export const returnReasons = [
  { value: "DAMAGED", label: "Damaged" },
  { value: "EXPIRED", label: "Expired" },
  { value: "NEAR_EXPIRY", label: "Near expiry" },
  { value: "WRONG_SKU", label: "Wrong SKU" },
  { value: "NOT_SOLD", label: "Not sold" },
  { value: "NOT_ORDERED", label: "Not ordered" },
  { value: "REFUSED", label: "Not taken at the door" },
] as const;
export type ReturnReason = (typeof returnReasons)[number]["value"];

/** States of an order of which something was delivered that may come back. */
export const returnableStates = ["DELIVERED", "PARTIALLY_DELIVERED", "CLOSED"] as const;
