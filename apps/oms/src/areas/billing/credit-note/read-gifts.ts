import type { GiftOnInvoice } from "@o2r/api/contract/billing";
import type { Selectable } from "kysely";
import type { Database, Db } from "../../../db/schema.ts";
import { keyOf } from "../../orders/assemble/line-key.ts";

/** Lines of an order have keys by their places there; those of its invoice count what was packed, from 1. */
export const placesOnInvoice = async (
  db: Db,
  { warehouse_id, order_id }: Pick<Selectable<Database["invoice"]>, "warehouse_id" | "order_id">,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom("order_item")
    .select("position")
    .where("warehouse_id", "=", warehouse_id)
    .where("order_id", "=", order_id)
    .where("packed", ">", 0)
    .orderBy("position")
    .execute();
  return new Map(rows.map(({ position }, at) => [keyOf(position), at + 1]));
};

/** The free goods on an invoice, with the lines that have earned them. */
export const readGifts = async (
  db: Db,
  invoice: Selectable<Database["invoice"]>,
): Promise<readonly GiftOnInvoice[]> => {
  const rows = await db
    .selectFrom("promotion_use_gift as gift")
    .innerJoin("promotion_use as use", "use.id", "gift.use_id")
    .select(["gift.line", "gift.also", "gift.earned_by", "gift.ordered", "gift.buy", "gift.get"])
    .where("use.order_id", "=", invoice.order_id)
    .orderBy("use.promotion_id")
    .orderBy("gift.line")
    .execute();
  if (rows.length === 0) return [];
  const places = await placesOnInvoice(db, invoice);
  const lines = await db
    .selectFrom("invoice_line")
    .select(["position", "quantity", "retailer_price"])
    .where("warehouse_id", "=", invoice.warehouse_id)
    .where("invoice_id", "=", invoice.id)
    .execute();
  return rows.flatMap(({ line: key, also, earned_by, ordered, buy, get }) => {
    const free = lines.filter(({ position }) => [key, ...also].some((one) => places.get(one) === position));
    const [first] = free;
    if (first === undefined) return [];
    const earnedBy = earned_by.flatMap((one) => places.get(one) ?? []);
    const units = free.reduce((sum, { quantity }) => sum + quantity, 0);
    return [
      {
        positions: free.map(({ position }) => position),
        units,
        price: first.retailer_price,
        earnedBy,
        ordered,
        buy,
        get,
      },
    ];
  });
};
