import { sql } from "kysely";
import type { retailerOrderLookup } from "@o2r/api/contract/orders";
import type { Handler } from "../../../http/context.ts";
import { lookUp } from "../../../kit/look-up.ts";
import { masters } from "../masters.ts";
import { withinReach } from "./order-sides.ts";

/** Orders within reach by number, the newest first, as forms choose from those of their retailer. */
export const lookUpRetailerOrders: Handler<typeof retailerOrderLookup> = lookUp(masters["retailer-order"], {
  filters: { retailer: sql`orders.retailer_id` },
  order: sql`orders.placed_at desc`,
  within: ({ scope }) => withinReach(scope),
});
