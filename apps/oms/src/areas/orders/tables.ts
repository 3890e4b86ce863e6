import type { Paise } from "../../trade/paise.ts";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "orders.total": Paise;
    /** PTR of one pack, as it was when the order was placed. */
    "order_item.price": Paise;
  }
}
