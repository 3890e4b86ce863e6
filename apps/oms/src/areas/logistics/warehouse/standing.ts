import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";

/** Where an order is still on its way. */
const open = [
  "PLACED",
  "ON_HOLD",
  "CONFIRMED",
  "PARTIALLY_ALLOCATED",
  "ALLOCATED",
  "PACKED",
  "INVOICED",
  "SHIPPED",
] as const;

/** What lies in a warehouse or is on the way to it, and how many orders it has yet to deliver. */
export const readStanding = async (db: Db, id: string) => {
  const [held, orders] = await Promise.all([
    db
      .selectFrom("stock_balance as held")
      .innerJoin("batch", "batch.id", "held.batch_id")
      .select([
        sql<number>`coalesce(sum(held.on_hand + held.quarantine + held.rejected + held.in_flight), 0)::bigint`.as(
          "stock",
        ),
        sql<Paise>`coalesce(sum((held.on_hand + held.quarantine + held.rejected) * batch.pth), 0)::bigint`.as("value"),
      ])
      .where("held.warehouse_id", "=", id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("orders")
      .select(({ fn }) => fn.countAll<number>().as("open"))
      .where("warehouse_id", "=", id)
      .where("state", "in", open)
      .executeTakeFirstOrThrow(),
  ]);
  return { ...held, openOrders: Number(orders.open) };
};

const counted = (count: number, one: string, many: string): string =>
  `${new Intl.NumberFormat("en-IN").format(count)} ${count === 1 ? one : many}`;

/** Why a warehouse cannot be switched off, in words; null where nothing lies in it and nothing is to be delivered. */
export const refuseOff = async (
  db: Db,
  { id, companyName }: { readonly id: string; readonly companyName: string },
): Promise<string | null> => {
  const { stock, openOrders } = await readStanding(db, id);
  if (stock === 0 && openOrders === 0) return null;
  const units = counted(stock, "unit", "units");
  const orders = counted(openOrders, "open order", "open orders");
  const has =
    stock === 0
      ? orders
      : openOrders === 0
        ? `${units} in stock or on the way`
        : `${units} in stock or on the way, and ${orders}`;
  return `${companyName} has ${has}. Move the stock and see the orders through first.`;
};
