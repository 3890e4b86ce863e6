import { todayIn } from "@o2r/forms/days";
import type { LivingOrder, OrderEffect, Posted } from "./step-types.ts";
import { readCandidates } from "../../../stock/ledger/candidates.ts";
import { reserveUnits } from "../../../stock/ledger/reservations.ts";
import { fillShort } from "../../assemble/fill-short.ts";
import { readPolicy } from "../../policy.ts";
import { readStoredLines, rewriteLines } from "./stored-lines.ts";

/** Gives an order what it is promised already and what else is on the shelf; short of some of it, it is so in part. */
export const allocate = async ({ db, now, actor }: Posted, held: LivingOrder): Promise<OrderEffect> => {
  const before = await readStoredLines(db, held);
  const wanted = [...new Set(before.filter(({ short }) => short > 0).map(({ product }) => product.id))];
  if (wanted.length === 0) return { to: "ALLOCATED", set: { short: false } };
  const { minResidualDays } = await readPolicy(db, held.warehouse_id);
  const candidates = await readCandidates(db, { warehouseId: held.warehouse_id, productIds: wanted, hold: true });
  const today = todayIn("Asia/Kolkata", now);
  const deliveryOn = held.order_slot !== null && held.order_slot > today ? held.order_slot : today;
  const { lines, found } = fillShort(before, candidates, { deliveryOn, minResidualDays });
  const short = lines.some((line) => line.short > 0);
  const to = short ? "PARTIALLY_ALLOCATED" : "ALLOCATED";
  if (found.length === 0) return { to, set: { short } };
  const ref = { type: "order", id: held.id };
  const promised = found.map(({ batchId, units }) => ({ batchId, quantity: units }));
  await reserveUnits(db, { warehouseId: held.warehouse_id, ref, lines: promised }, { now, actorId: actor.id });
  return { to, set: { short, ...(await rewriteLines(db, held, lines)) } };
};
