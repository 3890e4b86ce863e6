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
  /** The console's page of that list. */
  readonly path: `/${string}`;
  /** The filters that make it, as the list's address has them. */
  readonly filters: Readonly<Record<string, string>>;
  /** The filter that narrows it to a warehouse; undefined where it has none. */
  readonly hub?: string;
}

const ofOrders = (queue: keyof typeof orderQueues): Watched => ({
  key: `order-${queue}`,
  label: `Orders ${orderQueues[queue].label.toLowerCase()}`,
  group: "work",
  thing: "order",
  allow: "order.read",
  path: "/order",
  filters: { state: orderQueues[queue].states.join(",") },
  hub: "hub",
});
const work = { group: "work" } as const;
const hubOrders = { ...work, thing: "hubOrder", allow: "hubOrder.read", path: "/hub-order", hub: "hub" } as const;
const ofStock = { ...work, allow: "stock.read", hub: "warehouse" } as const;
const products = { group: "catalogue", thing: "product", allow: "product.read", path: "/product" } as const;

/** What the dashboard counts: what may wait for somebody, in the order in which a day is worked, and the catalogue. */
export const watched: readonly Watched[] = [
  ofOrders("confirm"),
  ofOrders("hold"),
  ofOrders("short"),
  ofOrders("pack"),
  ofOrders("undelivered"),
  { ...hubOrders, key: "hub-order-decide", label: "Hub orders to decide", filters: { state: "RAISED" } },
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
  },
  {
    ...work,
    key: "kyc",
    label: "KYC to decide",
    thing: "kyc",
    allow: "kyc.decide",
    path: "/retailer/kyc",
    filters: { state: "SUBMITTED,RESUBMITTED,UNDER_REVIEW" },
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
  },
  {
    ...work,
    key: "price-change",
    label: "Price changes to decide",
    thing: "priceChange",
    allow: "price.propose",
    path: "/product/price-change",
    filters: { state: "PROPOSED" },
  },
  {
    ...work,
    key: "ticket",
    label: "Tickets open",
    thing: "ticket",
    allow: "ticket.work",
    path: "/help-support",
    filters: { state: "OPEN" },
  },
  { ...products, key: "product", label: "All products", filters: {} },
  { ...products, key: "product-active", label: "Active", filters: { active: "true" } },
  { ...products, key: "product-inactive", label: "Inactive", filters: { active: "false" } },
  { ...products, key: "product-no-image", label: "Without image", filters: { hasImage: "false" } },
];
