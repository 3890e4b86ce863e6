import type { Area } from "../../core/area.ts";
import { dialerEndpoints } from "./dialer.ts";
import { permissions } from "./facts.ts";
import { orderSearchEndpoints } from "./order-search.ts";

export * from "./dialer.ts";
export * from "./order-search.ts";

/** Orders of retailers and hubs, and the calls that bring them. */
export const ordersArea = {
  permissions,
  things: {
    order: orderSearchEndpoints,
    dialer: dialerEndpoints,
  },
} satisfies Area;
