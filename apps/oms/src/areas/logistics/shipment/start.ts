import { orderLife } from "@o2r/api/contract/orders";
import { todayIn } from "@o2r/forms/days";
import type { Selectable } from "kysely";
import type { AuditEntry } from "../../../audit/entry.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { StepEffect } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { readIrnDuty } from "../../../trade/invoice/irn-duty.ts";
import { taxedWorth } from "../../../trade/invoice/taxed-worth.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";
import { whyNotSent } from "./hub/why-not-sent.ts";
import { whyNotOnRoad } from "./why-not-on-road.ts";
import { holdOrders, refreshCod } from "./write-stops.ts";

type Shipment = Selectable<Database["shipment"]>;

/** Why a shipment cannot leave: an order or an invoice has changed meanwhile, or an e-way bill is missing. Null when it can. */
export const whyNotReady = async ({
  db,
  held,
  now,
}: {
  readonly db: Db;
  readonly held: Shipment;
  readonly now: Date;
}): Promise<string | null> => {
  const threshold = await readSetting(db, "eWayThreshold");
  const today = todayIn("Asia/Kolkata", now);
  if (held.type === "CWH_TO_HUB") return whyNotSent(db, held.id, { threshold, today });
  const needsIrn = await readIrnDuty(db);
  const stops = await db
    .selectFrom("shipment_stop as stop")
    .innerJoin("orders", "orders.id", "stop.order_id")
    .innerJoin("invoice", "invoice.id", "stop.invoice_id")
    .select([
      "orders.order_number",
      "orders.state as orderState",
      "invoice.number",
      "invoice.state as invoiceState",
      "invoice.gst_number as gstNumber",
      "invoice.kind",
      "invoice.irn",
      "invoice.ewb_number",
      "invoice.ewb_valid_till",
      taxedWorth.as("taxedWorth"),
    ])
    .where("stop.shipment_id", "=", held.id)
    .orderBy("stop.position")
    .execute();
  for (const stop of stops) {
    if (stop.invoiceState === "CANCELLED")
      return `${stop.number} of ${stop.order_number} is cancelled: change the shipment first`;
    if (stop.orderState !== "INVOICED" && stop.orderState !== "RESCHEDULED")
      return `${stop.order_number} does not wait for a vehicle any more: change the shipment first`;
    if (stop.irn === null && needsIrn(stop)) return `${stop.number} needs an IRN before it leaves`;
    const missing = whyNotOnRoad(stop, stop.taxedWorth, { threshold, today });
    if (missing !== null) return missing;
  }
  return null;
};

interface Starting {
  readonly db: Db;
  readonly now: Date;
  readonly actor: { readonly id: string };
  readonly audit: (entry: AuditEntry) => void;
}

/** Names the vehicle on the invoices and challans that travel in it, as an e-way bill does. */
export const nameVehicle = async (db: Db, shipmentId: string, vehicle: string | null): Promise<void> => {
  await db
    .updateTable("invoice")
    .set({ vehicle })
    .where("id", "in", db.selectFrom("shipment_stop").select("invoice_id").where("shipment_id", "=", shipmentId))
    .execute();
  await db
    .updateTable("hub_dispatch")
    .set({ vehicle: vehicle ?? "" })
    .where("id", "in", db.selectFrom("shipment_stop").select("dispatch_id").where("shipment_id", "=", shipmentId))
    .execute();
};

/** A shipment leaves: all of its orders are out for delivery, in the same transaction. */
export const start = async ({ db, now, actor, audit }: Starting, held: Shipment): Promise<StepEffect<"shipment">> => {
  const stops = await db.selectFrom("shipment_stop").select("order_id").where("shipment_id", "=", held.id).execute();
  const orders = await holdOrders(
    db,
    stops.flatMap(({ order_id }) => order_id ?? []),
  );
  for (const order of orders) {
    const taken = await takeStep(db, {
      life: orderLife,
      table: "orders",
      held: order,
      step: "ship",
      now,
      by: actor.id,
    });
    audit(stepEntry(orderLife, "shipped", order, taken, { after: { shipment: held.number } }));
  }
  await nameVehicle(db, held.id, held.vehicle_number);
  return { set: { started_at: now, cod: await refreshCod(db, held.id) } };
};
