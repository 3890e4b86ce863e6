import { array, boolean, number, string } from "yup";
import { endpoint } from "../../../core/endpoint.ts";
import { historyEntry } from "../../../core/history.ts";
import { admins, rowsOfOrders } from "../../../core/holders.ts";
import { listEndpoint } from "../../../core/list-endpoint.ts";
import { lookupEndpoint, lookupRow } from "../../../core/lookup.ts";
import { idParams, idSchema, listOf, shape } from "../../../core/schemas.ts";
import { onHolidayEndpoints } from "./on-holiday.ts";
import { orderLife } from "./order-life.ts";
import { orderList } from "./order-list.ts";
import {
  cartBody,
  cartRow,
  mostPacks,
  mostPasted,
  openCart,
  padContext,
  padFilters,
  padProduct,
  pasteReply,
  placeBody,
  quoteBody,
  quoteReply,
  slotRow,
} from "./order-pad.ts";
import { orderDetail, orderRow } from "./order-rows.ts";
import { orderQueues } from "./order-states.ts";

/** Which orders somebody reads. */
export { rowsOfOrders };

const path = "/oms/order";
const read = { allow: "order.read", scope: rowsOfOrders, limit: "read" } as const;
/** Queues are worked by who takes orders on. */
const worked = { allow: "order.handle", scope: { all: admins, ownWarehouse: ["HUB_MANAGER"] } } as const;
const queueName = () =>
  string()
    .oneOf(Object.keys(orderQueues) as (keyof typeof orderQueues)[]) // the keys of the table
    .required();

/** For whom somebody may order: retailers of the own hub, those that are assigned to them, those of the own beats. */
export const rowsOfPlacing = {
  all: admins,
  ownWarehouse: ["HUB_MANAGER"],
  own: ["CALLING_AGENT"],
  ownBeats: ["FSA"],
} as const;
const pad = { allow: "order.place", scope: rowsOfPlacing, limit: "read" } as const;
const retailerParams = shape({ retailerId: idSchema() });

/** Orders of retailers. */
export const orderEndpoints = {
  list: listEndpoint({
    list: orderList,
    many: "orders",
    row: orderRow,
    path,
    allow: "order.read",
    scope: rowsOfOrders,
  }),
  get: endpoint({
    method: "GET",
    path: `${path}/:id`,
    summary: "One order with its lines",
    params: idParams,
    reply: orderDetail,
    ...read,
  }),
  history: endpoint({
    method: "GET",
    path: `${path}/:id/history`,
    summary: "What happened to an order, newest first",
    params: idParams,
    reply: listOf(historyEntry),
    ...read,
  }),
  queue: endpoint({
    method: "GET",
    path: `${path}/queue`,
    summary: "How many orders wait in a queue, and who else was led to one of them",
    query: shape({ queue: queueName(), at: idSchema().optional() }),
    reply: shape({
      /** At most 1,000. */
      waiting: number().integer().defined(),
      /** Their name; null where nobody else was led to it a short while ago. */
      heldBy: string().nullable().defined(),
    }),
    ...worked,
    limit: "read",
  }),
  next: endpoint({
    method: "POST",
    path: `${path}/next`,
    summary:
      "Take up the order of a queue that waits longest; after one, and nobody else is led to the same; null at its end",
    body: shape({ queue: queueName(), after: idSchema().optional() }),
    reply: shape({ id: idSchema(), orderNumber: string().defined() }).nullable().defined(),
    write: { audit: "order.begun", idempotency: "optional", affects: [] },
    ...worked,
    limit: "write",
  }),
  context: endpoint({
    method: "GET",
    path: `${path}/context/:retailerId`,
    summary: "The retailer as the order pad shows them: credit, beat, last orders, and the lines of one to repeat",
    params: retailerParams,
    query: shape({ repeat: idSchema().optional() }),
    reply: padContext,
    ...pad,
  }),
  slots: endpoint({
    method: "GET",
    path: "/oms/slot/:retailerId",
    summary: "Days of delivery to a retailer from today on, and why one cannot be had",
    params: retailerParams,
    query: shape({ days: number().integer().min(1).max(31).default(14) }),
    reply: listOf(slotRow),
    ...pad,
  }),
  products: endpoint({
    method: "GET",
    path: `${path}/product/:retailerId`,
    summary: "Products that can be ordered for a retailer, by SKU, EAN or words of the name; best first",
    params: retailerParams,
    query: shape({
      query: string().max(100).default(""),
      size: number().integer().min(1).max(50).default(20),
      /** Instead of this one, where it is short: of the same sub-category, in stock. */
      instead: idSchema().optional(),
      brand: idSchema().optional(),
      category: idSchema().optional(),
      subCategory: idSchema().optional(),
      /** Only what can be promised now. */
      inStock: boolean().optional(),
      /** Only what a scheme is about that the retailer may have today. */
      scheme: boolean().optional(),
    }),
    reply: listOf(padProduct),
    ...pad,
  }),
  productFilters: endpoint({
    method: "GET",
    path: `${path}/product/:retailerId/filter`,
    summary: "Brands and categories of what can be ordered for a retailer, by name",
    params: retailerParams,
    reply: padFilters,
    ...pad,
  }),
  paste: endpoint({
    method: "POST",
    path: `${path}/paste/:retailerId`,
    summary: "What lines of SKU and packs mean: found, added up, cut to the most, or unknown with the nearest",
    params: retailerParams,
    body: shape({
      lines: array()
        .of(shape({ text: string().max(100).required(), packs: number().integer().min(1).max(mostPacks).required() }))
        .max(mostPasted)
        .required(),
    }),
    reply: pasteReply,
    ...pad,
    limit: "upload",
  }),
  quote: endpoint({
    method: "POST",
    path: `${path}/quote`,
    summary: "What an order would come to now, what is short, and what would hold it",
    body: quoteBody,
    reply: quoteReply,
    ...pad,
  }),
  place: endpoint({
    method: "POST",
    path,
    summary: "Place an order for a retailer",
    body: placeBody,
    reply: orderRow,
    write: {
      audit: "order.placed",
      idempotency: "required",
      affects: [
        path,
        "/oms/call",
        "/oms/slot",
        "/oms/cart",
        "/oms/open-cart",
        "/oms/inventory",
        "/oms/product",
        "/oms/retailer",
      ],
    },
    allow: "order.place",
    scope: rowsOfPlacing,
    limit: "write",
  }),
  ...onHolidayEndpoints,
  ...orderLife.endpoints,
};

/** The async dropdown of a retailer's orders. */
export const retailerOrderLookup = lookupEndpoint({
  name: "retailer-order",
  summary: "Orders of a retailer by number, the newest first",
  filters: ["retailer"],
  row: lookupRow(),
  allow: "order.read",
  scope: rowsOfOrders,
});

/** What somebody is about to order, shared between their windows. */
export const cartEndpoints = {
  open: endpoint({
    method: "GET",
    // Beside the carts, not above them: what a pad has kept makes this list old, and not the cart that it keeps.
    path: "/oms/open-cart",
    summary: "The own carts that something stands in, the last changed first",
    reply: listOf(openCart),
    ...pad,
  }),
  get: endpoint({
    method: "GET",
    path: "/oms/cart/:retailerId",
    summary: "See the own cart for a retailer",
    params: retailerParams,
    reply: cartRow,
    ...pad,
  }),
  save: endpoint({
    method: "PUT",
    path: "/oms/cart/:retailerId",
    summary: "Keep the own cart for a retailer; 409 with the kept one where another window was quicker",
    params: retailerParams,
    body: cartBody,
    reply: cartRow,
    write: { audit: "cart.saved", idempotency: "optional", affects: [] },
    allow: "order.place",
    scope: rowsOfPlacing,
    limit: "write",
  }),
};
