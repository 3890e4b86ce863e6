import type { InferType } from "yup";
import type { eWayBody } from "@o2r/api/contract/logistics";
import { todayIn } from "@o2r/forms/days";
import type { Selectable } from "kysely";
import { invalid, notFound } from "../../../app-error.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import { lockRow, updateRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { StepEffect } from "../../../trade/lifecycle/lifecycle-handlers.ts";

interface Entering {
  readonly db: Db;
  readonly now: Date;
  readonly actor: { readonly id: string };
  readonly body: InferType<typeof eWayBody>;
  readonly audit: (entry: AuditEntry) => void;
}

/** Writes an e-way bill on the invoice of a stop. */
export const enterEWayBill = async (
  { db, now, actor, body, audit }: Entering,
  held: Selectable<Database["shipment"]>,
): Promise<StepEffect<"shipment">> => {
  if (body.ewbValidTill < todayIn("Asia/Kolkata", now))
    throw invalid([{ field: "ewbValidTill", message: "Date can't be in the past" }]);
  const stop = await db
    .selectFrom("shipment_stop")
    .select(["invoice_id", "dispatch_id"])
    .where("id", "=", body.stopId)
    .where("shipment_id", "=", held.id)
    .executeTakeFirst();
  const values = { ewb_number: body.ewbNumber, ewb_valid_till: body.ewbValidTill };
  if (stop?.dispatch_id) {
    const { challan } = await db
      .updateTable("hub_dispatch")
      .set(values)
      .where("id", "=", stop.dispatch_id)
      .returning("challan")
      .executeTakeFirstOrThrow();
    return { told: { ewbNumber: body.ewbNumber, challan } };
  }
  const invoice = stop?.invoice_id ? await lockRow(db, "invoice", stop.invoice_id) : undefined;
  if (invoice === undefined) throw notFound("Stop");
  await updateRow(db, "invoice", invoice, {
    ...values,
    updated_at: now,
    updated_by: actor.id,
  });
  audit({
    entity: "invoice",
    id: invoice.id,
    action: "invoice.e-way-bill",
    version: invoice.version + 1,
    warehouseId: invoice.warehouse_id,
    before: { ewbNumber: invoice.ewb_number },
    after: { ewbNumber: body.ewbNumber, ewbValidTill: body.ewbValidTill },
  });
  return { told: { ewbNumber: body.ewbNumber, invoice: invoice.number } };
};
