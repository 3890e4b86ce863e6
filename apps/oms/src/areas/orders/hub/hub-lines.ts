import type { Db } from "../../../db/schema.ts";
import { taxOfProduct } from "../../../trade/tax.ts";

/** What is told of every line, of `hub_order_line as line` and its `product`. */
export const hubLineColumns = [
  "line.position",
  "line.product_id",
  "line.packs",
  "line.pack_of",
  "line.units",
  "line.price",
  "line.dispatched",
  "product.name",
] as const;

/** The lines of a hub order as they are stored, in their order. */
export const readHubLines = (db: Db, { id, warehouse_id }: { readonly id: string; readonly warehouse_id: string }) =>
  db
    .selectFrom("hub_order_line as line")
    .innerJoin("product", "product.id", "line.product_id")
    .select([...hubLineColumns, "product.sku", "product.hsn", ...taxOfProduct])
    .where("line.warehouse_id", "=", warehouse_id)
    .where("line.hub_order_id", "=", id)
    .orderBy("line.position")
    .execute();
