import { sql } from "kysely";
import { bringBack } from "../../returns/bring-back.ts";
import type { TakingIn } from "../../returns/take-in.ts";
import type { LivingOrder, OrderEffect } from "./step-types.ts";

/** Ends the delivery of an order: what was not delivered of it was counted at its last settlement, is checked and credited. */
export const creditRest = async (taking: TakingIn, held: LivingOrder): Promise<OrderEffect> => {
  const { db } = taking;
  await sql`update order_item set refused = invoiced - delivered
    where warehouse_id = ${held.warehouse_id} and order_id = ${held.id}`.execute(db);
  const { rows } = await sql<{ position: number; counted: number }>`
    select distinct on (line.position) line.position, line.counted
    from shipment_line as line join shipment_stop as stop on stop.id = line.stop_id
    where stop.order_id = ${held.id} and line.counted is not null
    order by line.position, stop.created_at desc, stop.id desc`.execute(db);
  const isPart = held.state === "PARTIALLY_DELIVERED";
  const brought = await bringBack(taking, {
    order: held,
    kind: isPart ? "REST" : "UNDELIVERED",
    counted: new Map(rows.map(({ position, counted }) => [position, counted])),
  });
  return { to: isPart ? "CLOSED" : "RETURNED_TO_HUB", told: brought === undefined ? {} : { return: brought.number } };
};
