import type { Db } from "../../../../db/schema.ts";
import { readIrnDuty } from "../../../../trade/invoice/irn-duty.ts";
import type { Paise } from "../../../../trade/paise.ts";
import { whyNotOnRoad } from "../why-not-on-road.ts";
import { dispatchesWithHubs, worthsOf } from "./dispatches.ts";

/** Why a shipment to hubs cannot leave: a consignment was received meanwhile, or an IRN or an e-way bill is missing. Null when it can. */
export const whyNotSent = async (
  db: Db,
  shipmentId: string,
  limits: { readonly threshold: Paise; readonly today: string },
): Promise<string | null> => {
  const rows = await dispatchesWithHubs(db)
    .innerJoin("shipment_stop as stop", "stop.dispatch_id", "sent.id")
    .leftJoin("hub_invoice as invoice", "invoice.dispatch_id", "sent.id")
    .select([
      "sent.id",
      "sent.challan as number",
      "sent.received_at",
      "sent.ewb_number",
      "sent.ewb_valid_till",
      "invoice.gst_number as gstNumber",
      "invoice.kind",
      "invoice.irn",
    ])
    .where("stop.shipment_id", "=", shipmentId)
    .orderBy("stop.position")
    .execute();
  const worth = await worthsOf(
    db,
    rows.map(({ id }) => id),
  );
  const needsIrn = await readIrnDuty(db);
  for (const row of rows) {
    if (row.received_at !== null) return `${row.number} was received already: change the shipment first`;
    // A challan, which has no kind of invoice, is not registered.
    if (row.irn === null && row.kind !== null && needsIrn({ ...row, kind: row.kind }))
      return `${row.number} needs an IRN before it leaves`;
    const missing = whyNotOnRoad(row, worth(row.id).taxed, limits);
    if (missing !== null) return missing;
  }
  return null;
};
