import type { ColumnValue } from "../../../core/list.ts";

/** What may stand in a message, each with what it is called and an example for previews. */
export const messageVariables = {
  shop: { label: "Shop", sample: "Om Sai Kirana" },
  owner: { label: "Owner", sample: "Sunita Jadhav" },
  reason: { label: "Reason", sample: "The picture cannot be read" },
  city: { label: "New city", sample: "Pune" },
  pincode: { label: "New pincode", sample: "411038" },
  product: { label: "Product", sample: "Toor Dal 1 kg" },
  price: { label: "New price", sample: "Rs.142.50" },
  oldPrice: { label: "Price until then", sample: "Rs.148" },
  day: { label: "Day", sample: "21 Nov 2026" },
  slot: { label: "Slot", sample: "9:00 to 12:00" },
  orderNo: { label: "Order number", sample: "ORD-104211" },
  amount: { label: "Amount", sample: "Rs.12,480" },
  invoiceNo: { label: "Invoice number", sample: "PN1/26-27/0412" },
  dueOn: { label: "Due on", sample: "28 Nov 2026" },
  balance: { label: "Still to be paid", sample: "Rs.4,200" },
  ticketNo: { label: "Ticket number", sample: "TCK-2041" },
  agent: { label: "Who helps", sample: "Asha" },
} as const;
export type MessageVariable = keyof typeof messageVariables;

/** The variables that every event knows: of the retailer who is told. */
export const ownVariables = ["shop", "owner"] as const satisfies readonly MessageVariable[];

interface EventGiven {
  readonly label: string;
  /** Which subject it belongs to, as the settings group it. */
  readonly group: "Retailer" | "Prices and stock" | "Orders" | "Payments" | "Help";
  /** What it knows beside the retailer's own. */
  readonly variables: readonly MessageVariable[];
  /** Whether a retailer can opt out of it: of what concerns their own orders and money they are told in any case. */
  readonly offer?: true;
  /** Not sent until somebody switches it on. */
  readonly off?: true;
}

/** Everything that retailers are told of by themselves. What is not declared here cannot be told. */
export const messageEvents = {
  KYC_APPROVED: { label: "KYC approved", group: "Retailer", variables: [] },
  KYC_REJECTED: { label: "KYC rejected", group: "Retailer", variables: ["reason"] },
  ADDRESS_APPROVED: { label: "Address request approved", group: "Retailer", variables: ["city", "pincode"] },
  ADDRESS_REJECTED: { label: "Address request rejected", group: "Retailer", variables: ["reason"] },
  PRICE_REDUCED: {
    label: "Price reduced",
    group: "Prices and stock",
    variables: ["product", "price", "oldPrice"],
    offer: true,
    off: true,
  },
  BACK_IN_STOCK: {
    label: "Back in stock",
    group: "Prices and stock",
    variables: ["product"],
    offer: true,
    off: true,
  },
  ORDER_PLACED: { label: "Order placed", group: "Orders", variables: ["orderNo", "amount", "day"] },
  ORDER_CONFIRMED: { label: "Order confirmed", group: "Orders", variables: ["orderNo", "amount", "day", "slot"] },
  ORDER_RESCHEDULED: { label: "Delivery rescheduled", group: "Orders", variables: ["orderNo", "day", "slot"] },
  ORDER_DISPATCHED: { label: "Order on its way", group: "Orders", variables: ["orderNo", "day", "slot"] },
  ORDER_DELIVERED: { label: "Order delivered", group: "Orders", variables: ["orderNo", "amount"] },
  ORDER_CANCELLED: { label: "Order cancelled", group: "Orders", variables: ["orderNo", "reason"] },
  INVOICE_ISSUED: {
    label: "Invoice issued",
    group: "Payments",
    variables: ["invoiceNo", "orderNo", "amount", "dueOn"],
  },
  PAYMENT_RECEIVED: { label: "Payment received", group: "Payments", variables: ["amount", "day", "balance"] },
  PAYMENT_FAILED: { label: "Payment failed", group: "Payments", variables: ["amount", "reason"] },
  PAYMENT_DUE: { label: "Payment due", group: "Payments", variables: ["invoiceNo", "balance", "dueOn"] },
  TICKET_ANSWERED: { label: "Ticket answered", group: "Help", variables: ["ticketNo", "agent"] },
  TICKET_RESOLVED: { label: "Ticket resolved", group: "Help", variables: ["ticketNo"] },
} as const satisfies Readonly<Record<string, EventGiven>>;
export type MessageEvent = keyof typeof messageEvents;

/** What must be told with an event, beside what is known of the retailer. */
export type VariablesOf<E extends MessageEvent> = Readonly<
  Record<(typeof messageEvents)[E]["variables"][number], string>
>;

// The keys of the table, which `Object.keys` tells as any text.
export const messageEventKeys = Object.keys(messageEvents) as readonly MessageEvent[];

/** One event as it was declared. */
export const messageEventOf = (event: MessageEvent): EventGiven => messageEvents[event];

/** Everything that a message about an event may name. */
export const variablesOf = (event: MessageEvent): readonly MessageVariable[] => [
  ...ownVariables,
  ...messageEventOf(event).variables,
];

/** The events as a select offers them. */
export const messageEventOptions: readonly (ColumnValue & { readonly value: MessageEvent })[] = messageEventKeys.map(
  (value) => ({ value, label: messageEvents[value].label }),
);

/** The languages that retailers are written to. */
export const messageLanguages = [
  { value: "EN", label: "English" },
  { value: "HI", label: "Hindi" },
  { value: "MR", label: "Marathi" },
  { value: "GU", label: "Gujarati" },
  { value: "KN", label: "Kannada" },
  { value: "TA", label: "Tamil" },
  { value: "TE", label: "Telugu" },
  { value: "BN", label: "Bengali" },
] as const;
export type MessageLanguage = (typeof messageLanguages)[number]["value"];

/** How retailers are reached. */
export const retailerChannels = [
  { value: "PUSH", label: "Push" },
  { value: "SMS", label: "SMS" },
  { value: "IN_APP", label: "In the app" },
] as const;
export type RetailerChannel = (typeof retailerChannels)[number]["value"];
