import type { ColumnType } from "kysely";
import type { Instant } from "../../db/schema.ts";
import type { Paise } from "../catalogue/paise.ts";
import type { Stamps } from "../stamps.ts";

/** Where a retailer's order stands. */
export type OrderStatus =
  | "PLACED"
  | "ON_HOLD"
  | "CONFIRMED"
  | "PARTIALLY_ALLOCATED"
  | "ALLOCATED"
  | "PACKED"
  | "INVOICED"
  | "SHIPPED"
  | "PARTIALLY_DELIVERED"
  | "UNDELIVERED"
  | "DELIVERED"
  | "CLOSED"
  | "CANCELLED";

interface OrderTable extends Stamps {
  id: string;
  warehouse_id: string;
  retailer_id: string;
  order_number: string;
  flow: "HUB_TO_RETAILER";
  status: OrderStatus;
  /** How it came in: by the retailer's app, a field agent, or a call. */
  source: "O2R" | "FSA" | "CALL";
  total: ColumnType<Paise, Paise, Paise>;
  placed_at: Instant;
}

/** One product of an order. What it repeats of its order never changes, and keeps lists by product on one index. */
interface OrderItemTable {
  order_id: string;
  position: number;
  warehouse_id: string;
  product_id: string;
  placed_at: Instant;
  /** Packs. */
  quantity: number;
  /** PTR of one pack, as it was when the order was placed. */
  price: ColumnType<Paise, Paise, Paise>;
}

interface DialerCallTable extends Stamps {
  id: string;
  agent_id: string;
  retailer_id: string;
  status: "RINGING" | "CONNECTED" | "WRAP_UP" | "DONE" | "MISSED";
}

declare module "../../db/schema.ts" {
  interface Database {
    orders: OrderTable;
    order_item: OrderItemTable;
    dialer_call: DialerCallTable;
  }
}
