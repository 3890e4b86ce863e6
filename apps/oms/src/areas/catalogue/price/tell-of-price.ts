import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { rupeesText, tellRetailers } from "../../engagement/notification/tell-retailer.ts";
import type { FourPrices, StoredChange } from "./stored-change.ts";

/** Days back in which a retailer has bought a product whose price they want to hear of. */
const lately = 60;

/** Tells those who bought a product lately that it costs less from now on, where that is switched on. */
export const tellOfPrice = async (
  db: Db,
  change: Pick<StoredChange, "id" | "ptr">,
  product: FourPrices & { readonly id: string; readonly name: string },
): Promise<void> => {
  if (change.ptr >= product.ptr) return;
  const switched = await db
    .selectFrom("message_event")
    .select("id")
    .where("event", "=", "PRICE_REDUCED")
    .where("active", "=", true)
    .executeTakeFirst();
  if (switched === undefined) return;
  const buyers = await db
    .selectFrom("order_item as item")
    .innerJoin("orders", "orders.id", "item.order_id")
    .innerJoin("retailer", "retailer.id", "orders.retailer_id")
    .select("retailer.id")
    .distinct()
    .where("item.product_id", "=", product.id)
    .where("item.placed_at", ">", sql<string>`now() - ${lately} * interval '1 day'`)
    .where("retailer.state", "=", "ACTIVE")
    .execute();
  await tellRetailers(
    db,
    "PRICE_REDUCED",
    buyers.map(({ id }) => id),
    { product: product.name, price: rupeesText(change.ptr), oldPrice: rupeesText(product.ptr) },
    change.id,
  );
};
