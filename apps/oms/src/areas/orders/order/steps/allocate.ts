import { todayIn } from "@o2r/forms/days";
import type { LivingOrder, OrderEffect, Posted } from "./step-types.ts";
import { readCandidates } from "../../../stock/ledger/candidates.ts";
import { reserveUnits } from "../../../stock/ledger/reservations.ts";
import { fillShort } from "../../assemble/fill-short.ts";
import { splitUses } from "../../../promotions/use/split-use.ts";
import { keyOf } from "../../assemble/line-key.ts";
import { readPolicy } from "../../policy.ts";
import { readStoredLines, rewriteLines } from "./stored-lines.ts";

/** The day on which an order is delivered, as far as that is known: not before today. */
export const deliveryOf = ({ order_slot }: Pick<LivingOrder, "order_slot">, now: Date): string => {
  const today = todayIn("Asia/Kolkata", now);
  return order_slot !== null && order_slot > today ? order_slot : today;
};

interface Allocating extends Pick<Posted, "db" | "now"> {
  /** Null for the service itself. */
  readonly actor: { readonly id: string | null };
}

/**
 * Gives an order what it is promised already and what else is on the shelf, of all its products or of some; short of some of
 * it, it is so in part.
 */
export const allocate = async (
  { db, now, actor }: Allocating,
  held: LivingOrder,
  only?: readonly string[],
): Promise<OrderEffect> => {
  const before = await readStoredLines(db, held);
  const isShort = before.some(({ short }) => short > 0);
  const wanted = [...new Set(before.filter(({ short }) => short > 0).map(({ product }) => product.id))].filter(
    (id) => only?.includes(id) ?? true,
  );
  if (!isShort) return { to: "ALLOCATED", set: { short: false } };
  const { minResidualDays } = await readPolicy(db, held.warehouse_id);
  const candidates = await readCandidates(db, { warehouseId: held.warehouse_id, productIds: wanted, hold: true });
  const { lines, found, splits } = fillShort(before, candidates, {
    deliveryOn: deliveryOf(held, now),
    minResidualDays,
  });
  const short = lines.some((line) => line.short > 0);
  const to = short ? "PARTIALLY_ALLOCATED" : "ALLOCATED";
  if (found.length === 0) return { to, set: { short } };
  const ref = { type: "order", id: held.id };
  const promised = found.map(({ batchId, units }) => ({ batchId, quantity: units }));
  await reserveUnits(db, { warehouseId: held.warehouse_id, ref, lines: promised }, { now, actorId: actor.id });
  const rewritten = await rewriteLines(db, held, lines);
  const named = splits.map(({ from, to: into, units }) => ({ line: keyOf(from), into: keyOf(into), units }));
  await splitUses(db, held.id, named);
  return { to, set: { short, ...rewritten } };
};
