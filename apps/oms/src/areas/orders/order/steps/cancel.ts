import type { reasonDialogForm } from "@o2r/api/contract/core";
import type { ValuesOf } from "@o2r/forms";
import { giveBackUse } from "../../../promotions/use/give-back-use.ts";
import { postMovements } from "../../../stock/ledger/post-movements.ts";
import { releaseReservations } from "../../../stock/ledger/reservations.ts";
import { readCalendar } from "../../slot/calendar.ts";
import { clockAt, earliestDay } from "../../slot/judge-day.ts";
import { movePlaces } from "../../slot/move-places.ts";
import type { LivingOrder, OrderEffect, Posted } from "./step-types.ts";

export type Reason = ValuesOf<typeof reasonDialogForm>;

/** Why somebody holds or cancels an order, as its row keeps it and as its history tells it. */
export const reasonOf = ({ reason, customReason }: Reason) => ({
  set: { reason, reason_note: customReason ?? null },
  told: { reason: customReason ?? reason },
});

/**
 * Gives a day its place back, unless nobody could have it any more: after the cut-off the round of that day is planned.
 * Returns whether the order still holds it.
 */
const giveDayBack = async ({ db, now }: Posted, held: LivingOrder): Promise<boolean> => {
  const { order_slot: day, warehouse_id: warehouseId, beat_id: beatId } = held;
  if (!held.slot_held || day === null) return false;
  const calendar = await readCalendar(db, { warehouseId, beatId, now });
  if (day < earliestDay(calendar, clockAt(now))) return true;
  await movePlaces(db, [{ warehouseId, day, move: "give" }]);
  return false;
};

/** Puts what was packed back on the shelves that it came from. */
const putBack = async ({ db, now, actor }: Posted, held: LivingOrder): Promise<void> => {
  const pieces = await db
    .selectFrom("order_piece")
    .select(["batch_id", "units"])
    .where("warehouse_id", "=", held.warehouse_id)
    .where("order_id", "=", held.id)
    .execute();
  const ref = { type: "order", id: held.id };
  await postMovements(
    db,
    pieces.map(({ batch_id, units }) => ({
      batchId: batch_id,
      type: "RETURN",
      change: { on_hand: units },
      reason: "Cancelled after it was packed",
      ref,
    })),
    { now, actorId: actor.id },
  );
};

/** Ends an order before it is invoiced: its stock, its day and its credit are free again. */
export const cancel = async (by: Posted, held: LivingOrder, reason: Reason): Promise<OrderEffect> => {
  const { db, now, actor } = by;
  const slot_held = await giveDayBack(by, held);
  // Before stock, as whoever places holds them.
  await giveBackUse(db, { orderId: held.id, by: actor.id, now });
  if (held.state === "PACKED") await putBack(by, held);
  else await releaseReservations(db, { type: "order", id: held.id }, { now, actorId: actor.id });
  await db
    .deleteFrom("order_piece")
    .where("warehouse_id", "=", held.warehouse_id)
    .where("order_id", "=", held.id)
    .execute();
  await db
    .updateTable("order_item")
    .set({ reserved: 0, packed: 0 })
    .where("warehouse_id", "=", held.warehouse_id)
    .where("order_id", "=", held.id)
    .execute();
  const { set, told } = reasonOf(reason);
  return { set: { ...set, slot_held, short: false, holds: [], cancelled_at: now }, told };
};
