import type { Permission } from "../../core/access/permissions.ts";
import { toCollect } from "../billing/collection/collection-states.ts";
import { orderQueues } from "../orders/order/order-states.ts";
import { openChecks } from "../stock/qc-states.ts";

/** Rows of a list that somebody watches: how many they are is told by the list itself. */
export interface Watched {
  /** What the reply names it by. */
  readonly key: string;
  readonly label: string;
  /** Work that waits, or what the catalogue holds. */
  readonly group: "work" | "catalogue";
  /** The thing whose list counts it, by its name in the contract. */
  readonly thing: string;
  /** Who may read that list. */
  readonly allow: Permission;
  /** Whose work it is, where not everybody's who reads that list. */
  readonly by?: Permission;
  /** The console's page of that list. */
  readonly path: `/${string}`;
  /** The filters that make it, as the list's address has them. */
  readonly filters: Readonly<Record<string, string>>;
  /** The filter that narrows it to a warehouse; undefined where it has none. */
  readonly hub?: string;
  /** What the list sorts by that says since when a row waits so; undefined where nothing does. */
  readonly since?: string;
}

/** Since how long work waits, in hours: below each of these, and beyond the last. */
export const waitingSteps = [2, 6, 24] as const;

const ofOrders = (queue: keyof typeof orderQueues): Watched => ({
  key: `order-${queue}`,
  label: `Orders ${orderQueues[queue].label.toLowerCase()}`,
  group: "work",
  thing: "order",
  allow: "order.read",
  path: "/order",
  filters: { state: orderQueues[queue].states.join(",") },
  hub: "hub",
  since: "stateSince",
});
const work = { group: "work" } as const;
const hubOrders = {
  ...work,
  thing: "hubOrder",
  allow: "hubOrder.read",
  path: "/hub-order",
  hub: "hub",
} as const;
const ofStock = { ...work, allow: "stock.read", hub: "warehouse" } as const;
const retailers = { ...work, thing: "retailer", allow: "retailer.read", path: "/retailer", hub: "hub" } as const;
const products = { group: "catalogue", thing: "product", allow: "product.read", path: "/product" } as const;

/** What the dashboard counts: what may wait for somebody, in the order in which a day is worked, and the catalogue. */
export const watched: readonly Watched[] = [
  ofOrders("confirm"),
  ofOrders("hold"),
  ofOrders("short"),
  ofOrders("pack"),
  ofOrders("undelivered"),
  {
    ...work,
    key: "return",
    label: "Returns to decide",
    thing: "orderReturn",
    allow: "return.read",
    by: "return.approve",
    path: "/order/returns",
    filters: { state: "REQUESTED" },
    hub: "hub",
    since: "requestedAt",
  },
  {
    ...hubOrders,
    key: "hub-order-decide",
    label: "Hub orders to decide",
    filters: { state: "RAISED" },
    since: "createdAt",
  },
  {
    ...hubOrders,
    key: "hub-order-way",
    label: "Hub orders on their way",
    filters: { state: "DISPATCHED,PARTIALLY_DISPATCHED" },
  },
  {
    ...ofStock,
    key: "quality-check",
    label: "Quality checks to do",
    thing: "qc",
    path: "/quality-check",
    filters: { state: openChecks.join(",") },
    since: "createdAt",
  },
  {
    ...ofStock,
    key: "near-expiry",
    label: "Batches near expiry",
    thing: "inventory",
    path: "/inventory",
    filters: { daysLeft: "0..30" },
  },
  {
    ...ofStock,
    key: "discard",
    label: "Discards to decide",
    thing: "discard",
    path: "/inventory/discard",
    filters: { state: "REQUESTED" },
    since: "requestedAt",
  },
  {
    ...work,
    key: "shipment",
    label: "Shipments to settle",
    thing: "shipment",
    allow: "shipment.run",
    path: "/shipment-management",
    filters: { state: "COMPLETED" },
    hub: "warehouse",
  },
  {
    ...work,
    key: "credit-note",
    label: "Credit notes to issue",
    thing: "creditNote",
    allow: "creditNote.read",
    by: "creditNote.issue",
    path: "/invoice/credit-notes",
    filters: { state: "ASKED" },
    hub: "hub",
    since: "askedAt",
  },
  {
    ...work,
    key: "write-off",
    label: "Write-offs to decide",
    thing: "writeOff",
    allow: "write-off.read",
    path: "/invoice/write-offs",
    filters: { state: "REQUESTED" },
    hub: "hub",
    since: "requestedAt",
  },
  {
    ...work,
    key: "invoice-overdue",
    label: "Invoices overdue",
    thing: "invoice",
    allow: "invoice.read",
    path: "/invoice",
    filters: { isOverdue: "true" },
    hub: "hub",
    since: "dueOn",
  },
  {
    ...work,
    key: "collection",
    label: "Collections due",
    thing: "collection",
    allow: "collection.read",
    path: "/invoice/collections",
    filters: { state: toCollect.join(",") },
    hub: "hub",
    since: "createdAt",
  },
  {
    ...retailers,
    key: "retailer",
    label: "Retailers to take on",
    by: "retailer.onboard",
    filters: { state: "LEAD,ONBOARDING" },
  },
  {
    ...retailers,
    key: "kyc-back",
    label: "Papers sent back",
    by: "kyc.read",
    // Nobody waits for the papers of a shop that was deactivated.
    filters: { kyc: "REJECTED,EXPIRED", state: "LEAD,ONBOARDING,KYC_PENDING,ACTIVE,BLOCKED" },
  },
  {
    ...work,
    key: "kyc",
    label: "KYC to decide",
    thing: "kyc",
    allow: "kyc.decide",
    path: "/retailer/kyc",
    filters: { state: "SUBMITTED,RESUBMITTED,UNDER_REVIEW", served: "true" },
    hub: "hub",
    since: "submittedAt",
  },
  {
    ...work,
    key: "kyc-licence",
    label: "FSSAI licences ending",
    thing: "kyc",
    allow: "kyc.decide",
    path: "/retailer/kyc",
    filters: { state: "APPROVED", licence: "true", served: "true" },
    hub: "hub",
  },
  {
    ...work,
    key: "address-request",
    label: "Address requests",
    thing: "addressRequest",
    allow: "address.read",
    path: "/retailer/address-request",
    filters: { state: "PENDING" },
    since: "requestedAt",
  },
  {
    ...work,
    key: "price-change",
    label: "Price changes to decide",
    thing: "priceChange",
    allow: "price.propose",
    path: "/product/price-change",
    filters: { state: "PROPOSED" },
    since: "updatedAt",
  },
  {
    ...work,
    key: "ticket",
    label: "Tickets open",
    thing: "ticket",
    allow: "ticket.work",
    path: "/help-support",
    filters: { state: "OPEN" },
    since: "createdAt",
  },
  { ...products, key: "product", label: "All products", filters: {} },
  { ...products, key: "product-active", label: "Active", filters: { active: "true" } },
  { ...products, key: "product-inactive", label: "Inactive", filters: { active: "false" } },
  { ...products, key: "product-no-image", label: "Without image", filters: { hasImage: "false" } },
];
