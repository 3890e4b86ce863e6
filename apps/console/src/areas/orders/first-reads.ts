import { orderEndpoints } from "@o2r/api/contract/orders";
import { readOf, readsOfList, type FirstReads } from "../../boot/first-reads.ts";
import { orders } from "./order/order-words.ts";

/** What the pages of orders read first. */
export const firstReads: FirstReads = {
  ...readsOfList({ ...orders, endpoint: orderEndpoints.list }),
  [`${orders.path}/:id`]: [readOf(orderEndpoints.get)],
};
