import type { HubInvoice } from "@o2r/api/contract/orders";
import type { Db } from "../../../db/schema.ts";
import { toRupees } from "../../../trade/paise.ts";

/** The tax invoices of a hub order's consignments, by consignment: of those that go to another GSTIN. */
export const readHubInvoices = async (db: Db, hubOrderId: string): Promise<ReadonlyMap<string, HubInvoice>> => {
  const invoices = await db
    .selectFrom("hub_invoice as invoice")
    .innerJoin("hub_dispatch as sent", "sent.id", "invoice.dispatch_id")
    .selectAll("invoice")
    .where("sent.hub_order_id", "=", hubOrderId)
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
    .where("sent.hub_order_id", "=", hubOrderId)
    .orderBy("line.piece")
    .execute();
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
      },
    ]),
  );
};
