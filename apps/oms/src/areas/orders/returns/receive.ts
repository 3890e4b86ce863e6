import type { receiveReturnBody, ReturnRow } from "@o2r/api/contract/orders";
import type { Selectable } from "kysely";
import type { InferType } from "yup";
import { conflict, invalid } from "../../../app-error.ts";
import type { Database } from "../../../db/schema.ts";
import type { StepCall, StepEffect } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { takeIn } from "./take-in.ts";

type ReceiveBody = InferType<typeof receiveReturnBody>;

/**
 * Counts what a retailer has brought: the order's lines count it as returned, and it waits in quarantine for its check. What
 * is not brought stays sold.
 */
export const receive = async (
  { db, now, actor, audit, body }: StepCall<ReturnRow, ReceiveBody>,
  held: Selectable<Database["order_return"]>,
): Promise<StepEffect<"order_return">> => {
  const lines = await db
    .selectFrom("order_return_line")
    .select(["position", "units"])
    .where("return_id", "=", held.id)
    .orderBy("position")
    .execute();
  body.items.forEach(({ position, received }, at) => {
    const line = lines.find((one) => one.position === position);
    if (line === undefined) throw invalid([{ field: `items.${at}.position`, message: "This line is not returned" }]);
    if (received > line.units)
      throw invalid([{ field: `items.${at}.received`, message: `Only ${line.units} were asked to be returned` }]);
  });
  const counted = lines.map(({ position, units }) => ({
    position,
    received: body.items.find((one) => one.position === position)?.received ?? units,
  }));
  if (counted.every(({ received }) => received === 0)) throw conflict("Nothing was brought: cancel the return instead");
  for (const { position, received } of counted) {
    await db
      .updateTable("order_return_line")
      .set({ received })
      .where("return_id", "=", held.id)
      .where("position", "=", position)
      .execute();
    await db
      .updateTable("order_item")
      .set((eb) => ({ returned: eb("returned", "+", received) }))
      .where("warehouse_id", "=", held.warehouse_id)
      .where("order_id", "=", held.order_id)
      .where("position", "=", position)
      .execute();
  }
  const check = await takeIn({ db, now, actor, audit }, held, counted);
  if (check === undefined) throw new Error(`${held.number} has no batches`);
  return { to: "RECEIVED", set: { received_at: now, qc_id: check.id }, told: { check: check.number } };
};
