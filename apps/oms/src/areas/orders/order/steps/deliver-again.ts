import type { Db } from "../../../../db/schema.ts";
import { readSetting } from "../../../../trade/setting/read-setting.ts";
import { clockAt } from "../../slot/judge-day.ts";
import { reschedule } from "./reschedule.ts";
import type { LivingOrder, OrderEffect, Posted } from "./step-types.ts";

interface Asked {
  readonly db: Db;
  readonly held: LivingOrder;
}

/** The number of the shipment that an order is on, planned or under way. */
const shipmentOf = async ({ db, held }: Asked): Promise<string | undefined> => {
  const aboard = await db
    .selectFrom("shipment_stop as stop")
    .innerJoin("shipment", "shipment.id", "stop.shipment_id")
    .select("shipment.number")
    .where("stop.order_id", "=", held.id)
    .where("stop.open", "=", true)
    .executeTakeFirst();
  return aboard?.number;
};

/** Why nothing is decided about goods yet: they are in a vehicle. Null when they are not. */
export const whyAboard = async (asked: Asked): Promise<string | null> => {
  const number = await shipmentOf(asked);
  return number === undefined ? null : `Its goods are on ${number}: settle that first`;
};

/** Why an order has no other day: it is on a shipment, whose day is its own. Null when it can have one. */
export const whyNotMoved = async (asked: Asked): Promise<string | null> => {
  const number = await shipmentOf(asked);
  return number === undefined ? null : `It is on ${number}: take it off that first`;
};

/** Why what was not delivered cannot ride again; null when it can. */
export const whyNotAgain = async (asked: Asked): Promise<string | null> => {
  const { attempts, warehouse_id: warehouseId } = asked.held;
  if (attempts < (await readSetting(asked.db, "deliveryAttempts", warehouseId))) return whyAboard(asked);
  return attempts === 1
    ? "1 attempt has failed: its goods go back to the shelf"
    : `${attempts} attempts have failed: its goods go back to the shelf`;
};

/** Whether an order has its place of a day that is not over: it went out earlier than that day, or comes back on it. */
const keepsPlace = ({ now }: Posted, { order_slot, slot_held }: LivingOrder, day: string): boolean =>
  slot_held && day === order_slot && day >= clockAt(now).day;

/** Plans another attempt: what was refused at the door counts as still to be delivered. */
export const deliverAgain = async (by: Posted, held: LivingOrder, day: string): Promise<OrderEffect> => {
  const effect = keepsPlace(by, held, day) ? {} : await reschedule(by, held, day);
  await by.db
    .updateTable("order_item")
    .set({ refused: 0 })
    .where("warehouse_id", "=", held.warehouse_id)
    .where("order_id", "=", held.id)
    .execute();
  return { ...effect, set: { ...effect.set, reason: null, reason_note: null } };
};
