import { sql } from "kysely";
import { openHubStates, openStates } from "@o2r/api/contract/orders";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";

/** Where an order is still on its way, also where it waits for another attempt or for what becomes of the rest. */
const open = [...openStates, "INVOICED", "SHIPPED", "UNDELIVERED", "RESCHEDULED", "PARTIALLY_DELIVERED"] as const;

/** Where a hub's order is somebody else's too: a draft is nobody's yet. */
const openOnHubs = openHubStates.filter((state) => state !== "DRAFT");

/** Where the goods of a return are still to come: when they do they lie in the warehouse. */
const awaited = ["REQUESTED", "APPROVED"] as const;

/** What lies in a warehouse or is on the way to it, how many orders it has yet to deliver, and hub orders to send or to get. */
export const readStanding = async (db: Db, id: string) => {
  const [held, orders, hubOrders] = await Promise.all([
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
    db
      .selectFrom("hub_order")
      .select(({ fn }) => fn.countAll<number>().as("open"))
      .where((eb) => eb.or([eb("warehouse_id", "=", id), eb("cwh_id", "=", id)]))
      .where("state", "in", openOnHubs)
      .executeTakeFirstOrThrow(),
  ]);
  return { ...held, openOrders: Number(orders.open), openHubOrders: Number(hubOrders.open) };
};

const counted = (count: number, one: string, many: string): string =>
  `${new Intl.NumberFormat("en-IN").format(count)} ${count === 1 ? one : many}`;

/** Why a warehouse cannot be switched off, in words; null where nothing lies in it and nothing is to be delivered. */
export const refuseOff = async (
  db: Db,
  { id, companyName }: { readonly id: string; readonly companyName: string },
): Promise<string | null> => {
  const [{ stock, openOrders, openHubOrders }, returns] = await Promise.all([
    readStanding(db, id),
    db
      .selectFrom("order_return")
      .select(({ fn }) => fn.countAll<number>().as("open"))
      .where("warehouse_id", "=", id)
      .where("state", "in", awaited)
      .executeTakeFirstOrThrow(),
  ]);
  const openReturns = Number(returns.open);
  const has = [
    ...(stock === 0 ? [] : [counted(stock, "unit in stock or on the way", "units in stock or on the way")]),
    ...(openOrders === 0 ? [] : [counted(openOrders, "open order", "open orders")]),
    ...(openHubOrders === 0 ? [] : [counted(openHubOrders, "open hub order", "open hub orders")]),
    ...(openReturns === 0 ? [] : [counted(openReturns, "open return", "open returns")]),
  ];
  const [one, two, three, four] = has;
  if (one === undefined) return null;
  if (two === undefined) return `${companyName} has ${one}. Move the stock and see the orders through first.`;
  if (three === undefined)
    return `${companyName} has ${one}, and ${two}. Move the stock and see the orders through first.`;
  if (four === undefined)
    return `${companyName} has ${one}, and ${two}, and ${three}. Move the stock and see the orders through first.`;
  return `${companyName} has ${one}, and ${two}, and ${three}, and ${four}. Move the stock and see the orders through first.`;
};
