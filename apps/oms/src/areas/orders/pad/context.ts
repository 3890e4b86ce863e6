import type { orderEndpoints, PadContext } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { notFound } from "../../../app-error.ts";
import type { Reaching } from "../../../http/actor.ts";
import type { Handler } from "../../../http/context.ts";
import { toRupees } from "../../../trade/paise.ts";
import { streetColumns, streetOf } from "../../../trade/ship-to.ts";
import { readCredit } from "../credit/exposure.ts";
import { ordersReadBy } from "../order/order-sides.ts";
import { mayOrderFor } from "./reach.ts";

const latest = 5;

/**
 * What an order of a retailer had, to be ordered again. A product that its batches split stands in several lines, a kit or a
 * combo in those of its parts; repeated are whole packs.
 */
const readLines = async (db: Db, retailerId: string, orderId: string | undefined): Promise<PadContext["lastLines"]> => {
  if (orderId === undefined) return [];
  const lines = await db
    .selectFrom("order_item as item")
    .innerJoin("product", "product.id", "item.product_id")
    .leftJoin("product as kit", "kit.id", "item.kit_id")
    .select([
      sql<string>`coalesce(item.combo_id, item.kit_id, item.product_id)`.as("ordered_id"),
      "item.quantity",
      "item.sets",
      "product.pack_of",
      "kit.pack_of as kit_pack_of",
    ])
    .where("item.order_id", "=", orderId)
    .where("item.warehouse_id", "=", (eb) =>
      eb.selectFrom("orders").select("warehouse_id").where("id", "=", orderId).where("retailer_id", "=", retailerId),
    )
    .where("item.kind", "<>", "FREE")
    .orderBy("item.position")
    .execute();
  return [...Map.groupBy(lines, ({ ordered_id }) => ordered_id)].map(([productId, some]) => {
    const { sets, pack_of, kit_pack_of } = some[0] ?? { sets: null, pack_of: 1, kit_pack_of: null };
    const units = sets ?? some.reduce((sum, { quantity }) => sum + quantity, 0);
    return { productId, packs: Math.ceil(units / (sets === null ? pack_of : (kit_pack_of ?? 1))) };
  });
};

const readLast = async (
  db: Db,
  retailerId: string,
  reader: Reaching,
): Promise<Pick<PadContext, "lastOrders" | "lastLines">> => {
  const orders = await db
    .selectFrom("orders")
    .select([
      ...(["id", "order_number", "placed_at", "total", "state"] as const),
      // What a shop has ordered itself was made by nobody: nobody's is not the reader's own.
      sql<boolean>`coalesce(${ordersReadBy(reader)}, false)`.as("opens"),
    ])
    .where("retailer_id", "=", retailerId)
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .limit(latest)
    .execute();
  return {
    lastOrders: orders.map((row) => ({
      id: row.id,
      orderNumber: row.order_number,
      placedAt: row.placed_at,
      total: toRupees(row.total),
      state: row.state,
      opens: row.opens,
    })),
    lastLines: await readLines(db, retailerId, orders[0]?.id),
  };
};

/** What they have promised to pay next. */
const readPromise = async (db: Db, retailerId: string): Promise<PadContext["promise"]> => {
  const planned = await db
    .selectFrom("collection")
    .select(["amount", "collection_date"])
    .where("retailer_id", "=", retailerId)
    .where("state", "in", ["SCHEDULED", "RESCHEDULED"])
    .orderBy("collection_date")
    .orderBy("id")
    .executeTakeFirst();
  return planned === undefined || planned.collection_date === null
    ? null
    : { amount: toRupees(planned.amount), on: planned.collection_date };
};

/** The retailer as the order pad shows them. */
export const context: Handler<typeof orderEndpoints.context> = async (asked) => {
  const { db, params, query, actor } = asked;
  const row = await db
    .selectFrom("retailer")
    .leftJoin("kyc", "kyc.retailer_id", "retailer.id")
    // As placing has it: a hub that is switched off delivers nothing.
    .leftJoin("warehouse as hub", (join) => join.onRef("hub.id", "=", "retailer.hub_id").on("hub.active", "=", true))
    .leftJoin("beat", "beat.id", "retailer.beat_id")
    .leftJoin("master_option as type", (join) =>
      join.onRef("type.value", "=", "retailer.retailer_type").on("type.category", "=", "retailerType"),
    )
    .select([
      "retailer.id",
      "retailer.establishment",
      "retailer.name",
      "retailer.mobile",
      ...streetColumns,
      "retailer.city",
      "retailer.pincode",
      "retailer.gst_number",
      "retailer.retailer_type",
      "type.label as type",
      "retailer.is_prime",
      "retailer.state",
      "kyc.state as kyc",
      "hub.id as hub_id",
      "hub.company_name as hub",
      "beat.name as beat",
      "beat.weekdays",
    ])
    .where("retailer.id", "=", params.retailerId)
    .where(mayOrderFor(asked))
    .executeTakeFirst();
  if (row === undefined) throw notFound("Retailer");
  return {
    id: row.id,
    establishment: row.establishment,
    owner: row.name,
    mobile: row.mobile,
    address: streetOf(row),
    city: row.city,
    pincode: row.pincode,
    gstNumber: row.gst_number,
    retailerType: row.type ?? row.retailer_type,
    isPrime: row.is_prime,
    state: row.state,
    kyc: row.kyc ?? "NOT_SUBMITTED",
    warehouseId: row.hub_id,
    hub: row.hub,
    beat: row.beat,
    weekdays: row.weekdays?.map(Number) ?? [],
    credit: await readCredit(db, row.id),
    promise: await readPromise(db, row.id),
    ...(await readLast(db, row.id, actor)),
    repeatedLines: await readLines(db, row.id, query.repeat),
  };
};
