/** How far a hub's order on a central warehouse has come (domain.md §5, Hub order). */
export const hubOrderStates = {
  DRAFT: { label: "Draft", tone: "neutral", is: "a draft" },
  RAISED: { label: "Raised", tone: "warning", is: "waiting for approval" },
  APPROVED: { label: "Approved", tone: "info" },
  REJECTED: { label: "Rejected", tone: "danger" },
  PICKING: { label: "Picking", tone: "info", is: "being picked" },
  PARTIALLY_DISPATCHED: { label: "Partially dispatched", tone: "warning" },
  DISPATCHED: { label: "Dispatched", tone: "info", is: "on its way" },
  PARTIALLY_RECEIVED: { label: "Partially received", tone: "warning" },
  RECEIVED: { label: "Received", tone: "info" },
  QC_PENDING: { label: "QC pending", tone: "warning", is: "in its quality check" },
  COMPLETED: { label: "Completed", tone: "success" },
  SHORT_CLOSED: { label: "Short-closed", tone: "neutral", is: "closed short" },
  CANCELLED: { label: "Cancelled", tone: "neutral" },
} as const;
export type HubOrderState = keyof typeof hubOrderStates;

/** Nothing was picked for it yet: until then it may be cancelled. */
export const unpickedHubStates = ["DRAFT", "RAISED", "APPROVED"] as const satisfies readonly HubOrderState[];

/** Goods may leave for it. */
export const sendingStates = [
  "PICKING",
  "PARTIALLY_DISPATCHED",
  "PARTIALLY_RECEIVED",
] as const satisfies readonly HubOrderState[];

/** Some of it is on its way. */
export const receivingStates = [
  "PARTIALLY_DISPATCHED",
  "DISPATCHED",
  "PARTIALLY_RECEIVED",
] as const satisfies readonly HubOrderState[];

/** What it asks for is still to come, or to be sent. */
export const openHubStates = [
  ...unpickedHubStates,
  "PICKING",
  "PARTIALLY_DISPATCHED",
  "DISPATCHED",
  "PARTIALLY_RECEIVED",
] as const satisfies readonly HubOrderState[];

/** What of a consignment is not as it was sent. */
export const discrepancyKinds = [
  { value: "SHORT", label: "Short" },
  { value: "EXCESS", label: "Excess" },
  { value: "DAMAGED", label: "Damaged" },
  { value: "EXPIRED", label: "Expired" },
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number]["value"];
