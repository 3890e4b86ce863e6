import type { HubInvoice } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { readIrnDuty } from "../../../trade/invoice/irn-duty.ts";
import { toRupees } from "../../../trade/paise.ts";
import type { HubInvoiceOnRoad } from "../print/invoice-sheet.ts";
import { readRequests } from "../registration/requests.ts";

/** Of which consignments: of one, or of all of a hub order. */
type Of = readonly ["sent.id" | "sent.hub_order_id", string];

/** The tax invoices of consignments that go to another GSTIN, by consignment. */
export const readHubInvoices = async (db: Db, [column, id]: Of): Promise<ReadonlyMap<string, HubInvoice>> => {
  const invoices = await db
    .selectFrom("hub_invoice as invoice")
    .innerJoin("hub_dispatch as sent", "sent.id", "invoice.dispatch_id")
    .selectAll("invoice")
    .where(column, "=", id)
    .execute();
  const lines = await db
    .selectFrom("hub_invoice_line as line")
    .innerJoin("hub_dispatch as sent", "sent.id", "line.dispatch_id")
    .innerJoin("hub_dispatch_piece as piece", (join) =>
      join.onRef("piece.dispatch_id", "=", "line.dispatch_id").onRef("piece.piece", "=", "line.piece"),
    )
    .innerJoin("batch", "batch.id", "piece.to_batch_id")
    .selectAll("line")
    .select("batch.product_id")
    .where(column, "=", id)
    .orderBy("line.piece")
    .execute();
  const needsIrn = await readIrnDuty(db);
  const requests = new Map<string, HubInvoice["requests"]>();
  for (const { dispatch_id } of invoices) requests.set(dispatch_id, await readRequests(db, dispatch_id));
  const byInvoice = Map.groupBy(lines, ({ dispatch_id }) => dispatch_id);
  return new Map(
    invoices.map((row) => [
      row.dispatch_id,
      {
        kind: row.kind,
        day: row.day,
        // Written by the service alone, as the wire has them.
        seller: row.seller as HubInvoice["seller"],
        billTo: row.bill_to as HubInvoice["billTo"],
        shipTo: row.bill_to as HubInvoice["shipTo"],
        placeOfSupply: row.place_of_supply,
        split: row.split,
        reverseCharge: false,
        zone: null,
        undertaking: null,
        items: (byInvoice.get(row.dispatch_id) ?? []).map((line) => ({
          position: line.piece + 1,
          productId: line.product_id,
          name: line.name,
          sku: line.sku,
          hsnNumber: line.hsn,
          uqc: line.uqc,
          gstRate: Number(line.gst),
          cessRate: Number(line.cess),
          cessPerUnit: Number(line.cess_per_unit),
          taxBase: line.tax_base,
          quantity: line.quantity,
          // What a hub pays is the house's own price.
          distributorPrice: toRupees(line.price),
          retailerPrice: toRupees(line.price),
          mrp: toRupees(line.mrp),
          discount: 0,
          chargeShare: 0,
          taxable: toRupees(line.taxable),
          cgst: toRupees(line.cgst),
          sgst: toRupees(line.sgst),
          igst: toRupees(line.igst),
          cess: toRupees(line.cess_amount),
          total: toRupees(line.total),
          free: false,
          bundle: null,
          credited: 0,
        })),
        taxable: toRupees(row.taxable),
        cgst: toRupees(row.cgst),
        sgst: toRupees(row.sgst),
        igst: toRupees(row.igst),
        cess: toRupees(row.cess),
        roundOff: toRupees(row.round_off),
        total: toRupees(row.total),
        irn: row.irn,
        ackNumber: row.ack_number,
        ackDate: row.ack_date,
        signedQr: row.signed_qr,
        irnNeeded: needsIrn({ gstNumber: row.gst_number, kind: row.kind }),
        // Whoever knows the settings of the service says so.
        hasProvider: false,
        requests: requests.get(row.dispatch_id) ?? [],
      },
    ]),
  );
};

/** The tax invoice of one consignment, as it travels; 404 where it has none. */
export const readHubInvoiceOnRoad = async (db: Db, dispatchId: string): Promise<HubInvoiceOnRoad> => {
  const invoice = (await readHubInvoices(db, ["sent.id", dispatchId])).get(dispatchId);
  const sent = await db
    .selectFrom("hub_dispatch as sent")
    .innerJoin("hub_order", (join) =>
      join.onRef("hub_order.warehouse_id", "=", "sent.warehouse_id").onRef("hub_order.id", "=", "sent.hub_order_id"),
    )
    .select([
      "sent.challan as number",
      "sent.vehicle",
      "sent.note",
      "sent.ewb_number as ewbNumber",
      "sent.ewb_valid_till as ewbValidTill",
      "hub_order.number as hubOrder",
    ])
    .where("sent.id", "=", dispatchId)
    .executeTakeFirst();
  if (invoice === undefined || sent === undefined) throw notFound("Invoice");
  return { ...invoice, ...sent };
};
