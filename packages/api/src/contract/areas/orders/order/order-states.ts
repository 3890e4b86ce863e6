/** How far an order has come, in the order of its life (domain.md §5, Retailer order). */
export const orderStates = {
  PLACED: { label: "Placed", tone: "info" },
  ON_HOLD: { label: "On hold", tone: "warning" },
  CONFIRMED: { label: "Confirmed", tone: "info" },
  PARTIALLY_ALLOCATED: { label: "Partially allocated", tone: "warning" },
  ALLOCATED: { label: "Allocated", tone: "info" },
  PACKED: { label: "Packed", tone: "info" },
  INVOICED: { label: "Invoiced", tone: "info" },
  SHIPPED: { label: "Shipped", tone: "info", is: "out for delivery" },
  DELIVERED: { label: "Delivered", tone: "success" },
  PARTIALLY_DELIVERED: { label: "Partially delivered", tone: "warning" },
  UNDELIVERED: { label: "Undelivered", tone: "danger" },
  RESCHEDULED: { label: "Rescheduled", tone: "warning" },
  RETURNED_TO_HUB: { label: "Returned to hub", tone: "danger" },
  CLOSED: { label: "Closed", tone: "neutral" },
  CANCELLED: { label: "Cancelled", tone: "neutral" },
} as const;
export type OrderState = keyof typeof orderStates;

/** Not packed yet: its lines, its hub and its day may still change. */
export const unpackedStates = ["PLACED", "ON_HOLD", "CONFIRMED", "PARTIALLY_ALLOCATED", "ALLOCATED"] as const;

/** Not invoiced yet: what it comes to counts against the credit of its retailer. */
export const openStates = [...unpackedStates, "PACKED"] as const;

/** Its day may still change: it is not invoiced yet, or waits for another attempt on its own invoice. */
export const movableStates = [...openStates, "RESCHEDULED"] as const;

/** Who brought an order: the retailer's app, a field sales agent, or a call. */
export const orderSources = [
  { value: "O2R", label: "O2R app" },
  { value: "FSA", label: "Field sales" },
  { value: "CALL", label: "Call" },
] as const;

/** How an order is paid for. */
export const paymentModes = [
  { value: "COD", label: "Cash on delivery" },
  { value: "CREDIT", label: "Credit" },
] as const;
export type PaymentMode = (typeof paymentModes)[number]["value"];

/** What has been paid of an order: how it stands with its invoice. */
export const paidStates = [
  { value: "NOT_INVOICED", label: "Not invoiced", tone: "neutral" },
  { value: "ISSUED", label: "Not paid", tone: "warning" },
  { value: "PARTIALLY_PAID", label: "Partly paid", tone: "warning" },
  { value: "PAID", label: "Paid", tone: "success" },
  { value: "CREDIT_NOTE_ISSUED", label: "Credited", tone: "neutral" },
  { value: "WRITTEN_OFF", label: "Written off", tone: "neutral" },
] as const;

/** Why an order waits before it may be confirmed. */
export const orderHolds = [
  { value: "CREDIT_LIMIT", label: "Over the credit limit" },
  { value: "OVERDUE", label: "Invoices are overdue" },
  { value: "KYC", label: "KYC is not approved" },
  { value: "BLOCKED", label: "The retailer is blocked" },
  { value: "MINIMUM", label: "Below the minimum order" },
  { value: "PRICE", label: "A price is above the printed price" },
  { value: "HAND", label: "Held by hand" },
] as const;
export type OrderHold = (typeof orderHolds)[number]["value"];

/** Queues of work: what waits in a state, longest first, and the next of which opens without going back to the list. */
export const orderQueues = {
  confirm: { label: "To confirm", states: ["PLACED"] },
  hold: { label: "On hold", states: ["ON_HOLD"] },
  allocate: { label: "To allocate", states: ["CONFIRMED"] },
  short: { label: "Short", states: ["PARTIALLY_ALLOCATED"] },
  pack: { label: "To pack", states: ["ALLOCATED"] },
  undelivered: { label: "Undelivered", states: ["UNDELIVERED", "PARTIALLY_DELIVERED"] },
} as const satisfies Record<string, { label: string; states: readonly OrderState[] }>;
export type OrderQueue = keyof typeof orderQueues;
