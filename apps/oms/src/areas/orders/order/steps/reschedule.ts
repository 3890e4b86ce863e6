import { addDays } from "@o2r/forms/days";
import { conflict } from "../../../../app-error.ts";
import { readPolicy } from "../../policy.ts";
import { readCalendar } from "../../slot/calendar.ts";
import { clockAt, isTooFar, judgeDay } from "../../slot/judge-day.ts";
import { movePlaces } from "../../slot/move-places.ts";
import { readStoredLines } from "./stored-lines.ts";
import type { LivingOrder, OrderEffect, Posted } from "./step-types.ts";

const refuse = (why: string) =>
  conflict(`This order cannot be delivered on that day. ${why}`, [{ field: "orderSlot", message: why }]);

/** What an order is promised that would be too old on a day, by name. */
const tooOldOn = async ({ db }: Posted, held: LivingOrder, day: string): Promise<readonly string[]> => {
  const { minResidualDays } = await readPolicy(db, held.warehouse_id);
  const last = addDays(day, minResidualDays);
  const lines = await readStoredLines(db, held);
  const old = lines.filter(({ pieces }) => pieces.some(({ expiresOn }) => expiresOn <= last));
  return [...new Set(old.map(({ product }) => product.name))];
};

/** Moves an order to another day, which gives it a place in the same transaction. */
export const reschedule = async (by: Posted, held: LivingOrder, day: string): Promise<OrderEffect> => {
  const { db, now } = by;
  const { warehouse_id: warehouseId, beat_id: beatId, order_slot: before } = held;
  if (day === before) throw refuse("It is that day already");
  const clock = clockAt(now);
  if (day < clock.day) throw refuse("Date can't be in the past");
  if (isTooFar(clock, day)) throw refuse("Too far ahead");
  const calendar = await readCalendar(db, { warehouseId, beatId, now, day });
  const why = judgeDay(calendar, day);
  if (why !== null) throw refuse(why);
  // A later day only takes days away from what is promised.
  const old = before !== null && day > before ? await tooOldOn(by, held, day) : [];
  if (old.length > 0) throw refuse(`Too old by then: ${old.join(", ")}`);
  const full = await movePlaces(db, [
    { warehouseId, day, move: "take" },
    ...(held.slot_held && before !== null ? [{ warehouseId, day: before, move: "give" as const }] : []),
  ]);
  if (full) throw refuse("Full");
  return { set: { order_slot: day, slot_held: true } };
};
