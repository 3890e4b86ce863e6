import { pickReservations } from "../../../stock/ledger/reservations.ts";
import type { LivingOrder, OrderEffect, Posted } from "./step-types.ts";

/** Takes what an order is promised off the shelves. Its pieces stay: they say of which batches it was packed. */
export const pack = async ({ db, now, actor }: Posted, held: LivingOrder): Promise<OrderEffect> => {
  await pickReservations(db, { type: "order", id: held.id }, { now, actorId: actor.id });
  await db
    .updateTable("order_item")
    .set((eb) => ({ packed: eb.ref("reserved"), reserved: 0 }))
    .where("warehouse_id", "=", held.warehouse_id)
    .where("order_id", "=", held.id)
    .execute();
  return { set: { packed_at: now } };
};
