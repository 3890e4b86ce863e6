import type { Db } from "../../../../db/schema.ts";
import { releaseReservations } from "../../../stock/ledger/reservations.ts";
import { reasonOf, type Reason } from "../../order/steps/cancel.ts";
import { hasOpenCheck } from "../settle.ts";
import type { HubEffect, HubPosted, LivingHubOrder } from "./hub-step.ts";

/** Why a hub order cannot end yet: what is in flight belongs to it until it has arrived and is checked. */
export const whyNotSettled = async (db: Db, { id }: Pick<LivingHubOrder, "id">): Promise<string | null> => {
  const coming = await db
    .selectFrom("hub_dispatch")
    .select("challan")
    .where("hub_order_id", "=", id)
    .where("received_at", "is", null)
    .executeTakeFirst();
  if (coming !== undefined) return `${coming.challan} is still on its way: receive it first`;
  return (await hasOpenCheck(db, id)) ? "What has arrived is still being checked" : null;
};

/** Ends a hub order with what has arrived: what is set aside and not sent may be sold again. */
export const shortClose = async (
  { db, now, actor }: HubPosted,
  held: LivingHubOrder,
  reason: Reason,
): Promise<HubEffect> => {
  await releaseReservations(db, { type: "hub-order", id: held.id }, { now, actorId: actor.id });
  return reasonOf(reason);
};
