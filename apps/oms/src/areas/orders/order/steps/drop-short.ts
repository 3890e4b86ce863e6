import { giveBackUnits } from "../../../promotions/use/give-back-use.ts";
import { keyOf } from "../../assemble/line-key.ts";
import type { LivingOrder, OrderEffect, Posted } from "./step-types.ts";
import { readStoredLines, rewriteLines } from "./stored-lines.ts";

/** Takes what is short off an order, which costs less then. */
export const dropShort = async ({ db, now, actor }: Posted, held: LivingOrder): Promise<OrderEffect> => {
  const before = await readStoredLines(db, held);
  const lines = before.map((line) => ({ ...line, dropped: line.dropped + line.short, short: 0 }));
  await giveBackUnits(db, {
    orderId: held.id,
    by: actor.id,
    now,
    lines: before.flatMap(({ position, short }) => (short > 0 ? [{ line: keyOf(position), units: short }] : [])),
  });
  const dropped = before.filter(({ short }) => short > 0).map(({ product, short }) => `${short} × ${product.name}`);
  return {
    set: { short: false, ...(await rewriteLines(db, held, lines)) },
    told: { dropped: dropped.join(", ") },
  };
};
