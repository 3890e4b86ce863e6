import { daysBetween } from "@o2r/api/contract/core";
import { mayBeSold } from "@o2r/api/contract/stock";
import { addDays, todayIn } from "@o2r/forms/days";
import { conflict } from "../../../../app-error.ts";
import { readCandidates } from "../../../stock/ledger/candidates.ts";
import { reserveUnits } from "../../../stock/ledger/reservations.ts";
import { allocateFefo } from "../../../stock/rules/allocate-fefo.ts";
import { readPolicy } from "../../policy.ts";
import { readHubLines } from "../hub-lines.ts";
import type { HubEffect, HubPosted, LivingHubOrder } from "./hub-step.ts";

/** On which day what is sent today may be sold at the hub, and how many days must be left then. */
export const arrivalOf = async (
  { db, now }: Pick<HubPosted, "db" | "now">,
  held: Pick<LivingHubOrder, "warehouse_id">,
) => {
  const { lead_time } = await db
    .selectFrom("warehouse")
    .select("lead_time")
    .where("id", "=", held.warehouse_id)
    .executeTakeFirstOrThrow();
  const { minResidualDays } = await readPolicy(db, held.warehouse_id);
  return { deliveryOn: addDays(todayIn("Asia/Kolkata", now), lead_time), minResidualDays };
};

/** Whether a batch that arrives so may be sold there, by the same rule by which it is set aside. */
export const keepsUntil = (
  { deliveryOn, minResidualDays }: Awaited<ReturnType<typeof arrivalOf>>,
  { blocked, expires_on }: { readonly blocked: boolean; readonly expires_on: string },
): boolean => mayBeSold({ blocked, daysLeft: daysBetween(deliveryOn, expires_on) }, minResidualDays);

/** Sets aside what the central warehouse has of a hub order, as much as there is of each line. */
export const pick = async (by: HubPosted, held: LivingHubOrder): Promise<HubEffect> => {
  const { db, now, actor } = by;
  const lines = await readHubLines(db, held);
  const candidates = await readCandidates(db, {
    warehouseId: held.cwh_id,
    productIds: lines.map(({ product_id }) => product_id),
    hold: true,
  });
  const arrival = await arrivalOf(by, held);
  const found = lines.flatMap(
    ({ product_id, units }) =>
      allocateFefo(
        candidates.filter(({ productId }) => productId === product_id),
        { ...arrival, quantity: units },
      ).lines,
  );
  if (found.length === 0) throw conflict("Nothing of it is in stock at the central warehouse");
  const ref = { type: "hub-order", id: held.id };
  await reserveUnits(db, { warehouseId: held.cwh_id, ref, lines: found }, { now, actorId: actor.id });
  return { told: { setAside: found.reduce((sum, { quantity }) => sum + quantity, 0) } };
};
