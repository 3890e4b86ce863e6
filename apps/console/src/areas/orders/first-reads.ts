import { hubOrderEndpoints, orderEndpoints, returnEndpoints } from "@o2r/api/contract/orders";
import { readOf, readsOfList, readsOfThing, type FirstReads } from "../../boot/first-reads.ts";
import { dialers } from "./dialer/dialer-words.ts";
import { hubOrders } from "./hub/hub-words.ts";
import { orders } from "./order/order-words.ts";
import { returns } from "./returns/return-words.ts";

/** What the pages of orders read first. */
export const firstReads: FirstReads = {
  ...readsOfList({ ...orders, endpoint: orderEndpoints.list }),
  [`${orders.path}/:id`]: [readOf(orderEndpoints.get)],
  ...readsOfThing(dialers),
  ...readsOfList({ ...returns, endpoint: returnEndpoints.list }),
  [`${returns.path}/:id`]: [readOf(returnEndpoints.get)],
  ...readsOfList(hubOrders),
  [`${hubOrders.path}/:id`]: [readOf(hubOrderEndpoints.page)],
  [`${hubOrders.path}/:id/edit`]: [readOf(hubOrderEndpoints.get)],
  [`${hubOrders.path}/:id/dispatch`]: [readOf(hubOrderEndpoints.page)],
  [`${hubOrders.path}/:id/receive`]: [readOf(hubOrderEndpoints.page)],
};
