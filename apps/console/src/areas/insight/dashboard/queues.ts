import { isPermission, may, rowsFor, type AnyEndpoint, type UserType } from "@o2r/api/contract/core";
import { collectionEndpoints, invoiceEndpoints, toCollect } from "@o2r/api/contract/billing";
import { priceChangeEndpoints } from "@o2r/api/contract/catalogue";
import { ticketEndpoints } from "@o2r/api/contract/engagement";
import { hubOrderEndpoints, orderEndpoints, orderQueues } from "@o2r/api/contract/orders";
import { addressRequestEndpoints, kycEndpoints } from "@o2r/api/contract/parties";
import { discardEndpoints, inventoryEndpoints, openChecks, qcEndpoints } from "@o2r/api/contract/stock";

/** Work that waits: rows of a list, which are counted by the list itself. */
export interface Queue {
  readonly label: string;
  readonly list: AnyEndpoint;
  readonly path: string;
  /** The filters that make the queue, as the list's address has them. */
  readonly filters: Readonly<Record<string, string>>;
  /** The filter that narrows it to a warehouse; undefined where it has none. */
  readonly hub?: string;
}

const ofOrders = (queue: keyof typeof orderQueues): Queue => ({
  label: `${orderQueues[queue].label}: orders`,
  list: orderEndpoints.list,
  path: "/order",
  filters: { state: orderQueues[queue].states.join(",") },
  hub: "hub",
});
const hubOrders = { list: hubOrderEndpoints.list, path: "/hub-order", hub: "hub" } as const;

/** What may wait for somebody, in the order in which a day is worked. */
export const queues: readonly Queue[] = [
  ofOrders("confirm"),
  ofOrders("hold"),
  ofOrders("short"),
  ofOrders("pack"),
  ofOrders("undelivered"),
  { ...hubOrders, label: "Hub orders to decide", filters: { state: "RAISED" } },
  { ...hubOrders, label: "Hub orders on their way", filters: { state: "DISPATCHED,PARTIALLY_DISPATCHED" } },
  {
    label: "Quality checks to do",
    list: qcEndpoints.list,
    path: "/quality-check",
    filters: { state: openChecks.join(",") },
    hub: "warehouse",
  },
  {
    label: "Batches near expiry",
    list: inventoryEndpoints.list,
    path: "/inventory",
    filters: { daysLeft: "0..30" },
    hub: "warehouse",
  },
  {
    label: "Discards to decide",
    list: discardEndpoints.list,
    path: "/inventory/discard",
    filters: { state: "REQUESTED" },
    hub: "warehouse",
  },
  {
    label: "Invoices overdue",
    list: invoiceEndpoints.list,
    path: "/invoice",
    filters: { isOverdue: "true" },
    hub: "hub",
  },
  {
    label: "Collections due",
    list: collectionEndpoints.list,
    path: "/invoice/collections",
    filters: { state: toCollect.join(",") },
    hub: "hub",
  },
  {
    label: "KYC to decide",
    list: kycEndpoints.list,
    path: "/retailer/kyc",
    filters: { state: "SUBMITTED,RESUBMITTED,UNDER_REVIEW" },
    hub: "hub",
  },
  {
    label: "Address requests",
    list: addressRequestEndpoints.list,
    path: "/retailer/address-request",
    filters: { state: "PENDING" },
  },
  {
    label: "Price changes to decide",
    list: priceChangeEndpoints.list,
    path: "/product/price-change",
    filters: { state: "PROPOSED" },
  },
  { label: "Tickets open", list: ticketEndpoints.list, path: "/help-support", filters: { state: "OPEN" } },
];

/** Whether a list answers a user type at all. */
const answers = ({ allow, scope }: AnyEndpoint, type: UserType): boolean =>
  isPermission(allow) && may(type, allow) && rowsFor(scope, type) !== undefined;

/**
 * The queues of a user type, of the pages that they may open, within a warehouse where one is chosen: what has none is left
 * out then.
 */
export const queuesOf = (type: UserType, pages: readonly string[], hub: string | null): readonly Queue[] =>
  queues
    .filter(({ list, path }) => answers(list, type) && pages.includes(path))
    .filter(({ hub: narrowed }) => hub === null || narrowed !== undefined)
    .map((queue) =>
      hub === null || queue.hub === undefined ? queue : { ...queue, filters: { ...queue.filters, [queue.hub]: hub } },
    );

/** The list of a queue. */
export const queueHref = ({ path, filters }: Queue): string => `${path}?${new URLSearchParams(filters)}`;
