import type { HubInvoice } from "@o2r/api/contract/orders";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { readIrnDuty } from "../../../trade/invoice/irn-duty.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import type { HubInvoiceOnRoad } from "../print/invoice-sheet.ts";
import { readRequests } from "../registration/requests.ts";
import { lineOnPaper, sumsOnPaper } from "../invoice/on-paper.ts";

/** Of which consignments: of one, or of all of a hub order. */
type Of = readonly ["sent.id" | "sent.hub_order_id", string];

/** The notes for what was missing of them, by consignment. */
const readNotes = async (db: Db, [column, id]: Of) => {
  const notes = await db
    .selectFrom("hub_credit_note as note")
    .innerJoin("hub_dispatch as sent", "sent.id", "note.dispatch_id")
    .selectAll("note")
    .where(column, "=", id)
    .execute();
  const lines = await db
    .selectFrom("hub_credit_note_line as line")
    .innerJoin("hub_dispatch as sent", "sent.id", "line.dispatch_id")
    .selectAll("line")
    .where(column, "=", id)
    .orderBy("line.piece")
    .execute();
  return new Map(
    notes.map((note) => [note.dispatch_id, { note, lines: lines.filter((line) => line.credit_note_id === note.id) }]),
  );
};
type Noted = ReturnType<Awaited<ReturnType<typeof readNotes>>["get"]>;

/** A note as it is printed: of each of its lines it says what the invoice says of its units. */
const toNote = (noted: Noted, items: HubInvoice["items"]): HubInvoice["creditNote"] =>
  noted === undefined
    ? null
    : {
        number: noted.note.number,
        day: noted.note.day,
        kind: noted.note.kind,
        ...sumsOnPaper(noted.note),
        items: noted.lines.flatMap((line) => {
          const invoiced = items.find(({ position }) => position === line.piece + 1);
          if (invoiced === undefined) return [];
          const { taxable, cgst, sgst, igst, cess_amount } = line;
          return {
            ...invoiced,
            quantity: line.units,
            taxable: toRupees(taxable),
            cgst: toRupees(cgst),
            sgst: toRupees(sgst),
            igst: toRupees(igst),
            cess: toRupees(cess_amount),
            total: toRupees((taxable + cgst + sgst + igst + cess_amount) as Paise), // a sum of Paise
          };
        }),
      };

/**
 * The tax invoices of consignments that go to another GSTIN, by consignment. Whether a provider can be asked is a setting of
 * the service, which whoever calls knows.
 */
export const readHubInvoices = async (
  db: Db,
  [column, id]: Of,
  hasProvider: boolean,
): Promise<ReadonlyMap<string, HubInvoice>> => {
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
  const notes = await readNotes(db, [column, id]);
  const needsIrn = await readIrnDuty(db);
  const requests = new Map<string, HubInvoice["requests"]>();
  for (const { dispatch_id } of invoices) requests.set(dispatch_id, await readRequests(db, dispatch_id));
  const byInvoice = Map.groupBy(lines, ({ dispatch_id }) => dispatch_id);
  return new Map(
    invoices.map((row) => {
      const noted = notes.get(row.dispatch_id);
      const items = (byInvoice.get(row.dispatch_id) ?? []).map((line) => ({
        position: line.piece + 1,
        productId: line.product_id,
        ...lineOnPaper(line),
        quantity: line.quantity,
        // What a hub pays is the house's own price.
        distributorPrice: toRupees(line.price),
        retailerPrice: toRupees(line.price),
        discount: 0,
        chargeShare: 0,
        total: toRupees(line.total),
        free: false,
        bundle: null,
        credited: noted?.lines.find(({ piece }) => piece === line.piece)?.units ?? 0,
      }));
      const invoice: HubInvoice = {
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
        items,
        ...sumsOnPaper(row),
        irn: row.irn,
        ackNumber: row.ack_number,
        ackDate: row.ack_date,
        signedQr: row.signed_qr,
        irnNeeded: needsIrn({ gstNumber: row.gst_number, kind: row.kind }),
        hasProvider,
        requests: requests.get(row.dispatch_id) ?? [],
        creditNote: toNote(noted, items),
      };
      return [row.dispatch_id, invoice];
    }),
  );
};

/** The tax invoice of one consignment, as it travels; 404 where it has none. */
export const readHubInvoiceOnRoad = async (
  db: Db,
  dispatchId: string,
  hasProvider: boolean,
): Promise<HubInvoiceOnRoad> => {
  const invoice = (await readHubInvoices(db, ["sent.id", dispatchId], hasProvider)).get(dispatchId);
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
