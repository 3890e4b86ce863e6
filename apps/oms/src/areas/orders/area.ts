import type { ordersArea } from "@o2r/api/contract/orders";
import type { ServiceArea } from "../../kit/define-area.ts";
import { optionsOf } from "../../kit/form-sources.ts";
import { callHandlers } from "./call/call.ts";
import { dialerHandlers } from "./dialer/dialer.ts";
import { watchCalls } from "./dialer/miss-calls.ts";
import { lookUpCentralWarehouses, lookUpHubs, lookUpShortOrders } from "./hub/hub-look-ups.ts";
import { hubOrderHandlers } from "./hub/hub-order.ts";
import { orderSearchHandlers } from "./order-search.ts";
import { lookUpRetailerOrders } from "./order/look-up-orders.ts";
import { orderHandlers } from "./order/order.ts";
import { cartHandlers } from "./pad/cart.ts";
import { returnHandlers } from "./returns/return.ts";
import { renewSetAside } from "./set-aside/renew-set-aside.ts";

export const orders: ServiceArea<typeof ordersArea> = {
  handlers: {
    order: { ...orderSearchHandlers, ...orderHandlers },
    orderReturn: returnHandlers,
    cart: cartHandlers,
    call: callHandlers,
    dialer: dialerHandlers,
    hubOrder: hubOrderHandlers,
    hub: { lookup: lookUpHubs },
    centralWarehouse: { lookup: lookUpCentralWarehouses },
    shortOrder: { lookup: lookUpShortOrders },
    retailerOrder: { lookup: lookUpRetailerOrders },
  },
  forms: (db) => ({ sources: { hubOrderReason: optionsOf(db, "hubOrderReason") } }),
  constraints: { dialer_name: { field: "name", message: "This dialer exists already" } },
  jobs: [
    // Who is called waits at the desk for it.
    { name: "calls", everySeconds: 2, run: watchCalls },
    { name: "set-aside", everySeconds: 300, run: renewSetAside },
  ],
};
