import type { ordersArea } from "@o2r/api/contract/orders";
import type { ServiceArea } from "../../kit/define-area.ts";
import { dialerHandlers } from "./dialer.ts";
import { orderSearchHandlers } from "./order-search.ts";

export const orders: ServiceArea<typeof ordersArea> = {
  handlers: { order: orderSearchHandlers, dialer: dialerHandlers },
};
