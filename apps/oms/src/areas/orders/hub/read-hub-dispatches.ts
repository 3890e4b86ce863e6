import type { DispatchPiece, HubDispatch, HubOrderDetail } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { bearsTax } from "../../../trade/invoice/bears-tax.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { readHubInvoices } from "../../billing/hub-invoice/read-hub-invoices.ts";

const rupees = (paise: number) => toRupees(paise as Paise); // whole units of whole paise

const selectPieces = (db: Db) =>
  db
    .selectFrom("hub_dispatch_piece as piece")
    .innerJoin("hub_dispatch", "hub_dispatch.id", "piece.dispatch_id")
    .innerJoin("batch", "batch.id", "piece.to_batch_id")
    .innerJoin("product", "product.id", "batch.product_id")
    .selectAll("piece")
    .select(["product.name", "product.sku", "batch.manufactured_on", "batch.expires_on", "batch.mrp"])
    .orderBy("piece.piece");
type Piece = Awaited<ReturnType<ReturnType<typeof selectPieces>["executeTakeFirstOrThrow"]>>;

const byDispatch = (pieces: readonly Piece[]) => Map.groupBy(pieces, ({ dispatch_id }) => dispatch_id);

const toPiece = (row: Piece): DispatchPiece => ({
  piece: row.piece,
  position: row.position,
  name: row.name,
  sku: row.sku,
  hsn: row.hsn,
  batchId: row.to_batch_id,
  manufacturingDate: row.manufactured_on,
  expiryDate: row.expires_on,
  mrp: toRupees(row.mrp),
  pth: toRupees(row.price),
  gst: Number(row.gst),
  units: row.units,
  value: rupees(row.units * row.price),
  counted: row.counted,
  damaged: row.damaged,
  expired: row.expired,
});

/** What some consignments are worth with their tax, and what of it is not exempt. Paise, by consignment. */
export const readWorths = async (db: Db, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; total: Paise; taxed: Paise }>`
    select line.dispatch_id as id, coalesce(min(invoice.total), sum(line.units * line.price))::bigint as total,
      coalesce(sum(coalesce(invoiced.total, line.units * line.price)) filter (where ${bearsTax}), 0)::bigint as taxed
    from hub_dispatch_piece as line
    left join hub_invoice as invoice on invoice.dispatch_id = line.dispatch_id
    left join hub_invoice_line as invoiced on invoiced.dispatch_id = line.dispatch_id and invoiced.piece = line.piece
    where line.dispatch_id = any(${[...ids]}::uuid[])
    group by line.dispatch_id`.execute(db);
  return new Map(rows.map(({ id, ...worth }) => [id, worth]));
};

/** The last shipment that has taken a consignment of `hub_dispatch as sent`. */
const carriedBy = sql<HubDispatch["shipment"]>`(select jsonb_build_object('id', shipment.id, 'number', shipment.number,
    'state', stop.state) from shipment_stop as stop join shipment on shipment.id = stop.shipment_id
  where stop.dispatch_id = sent.id and shipment.state <> 'CANCELLED' order by stop.created_at desc, stop.id desc limit 1)`;

/** The consignments of a hub order, in the order in which they left. */
export const readHubDispatches = async (db: Db, hubOrderId: string, hasProvider: boolean): Promise<HubDispatch[]> => {
  const pieces = byDispatch(await selectPieces(db).where("hub_dispatch.hub_order_id", "=", hubOrderId).execute());
  const invoices = await readHubInvoices(db, ["sent.hub_order_id", hubOrderId], hasProvider);
  const rows = await db
    .selectFrom("hub_dispatch as sent")
    .leftJoin("app_user as sender", "sender.id", "sent.by_id")
    .leftJoin("app_user as receiver", "receiver.id", "sent.received_by")
    .leftJoin("qc", "qc.id", "sent.qc_id")
    .selectAll("sent")
    .select(["sender.name as sender", "receiver.name as receiver", "qc.number as qc_number", "qc.state as qc_state"])
    .select(carriedBy.as("shipment"))
    .where("sent.hub_order_id", "=", hubOrderId)
    .orderBy("sent.at")
    .orderBy("sent.id")
    .execute();
  return rows.map((row) => {
    const own = pieces.get(row.id) ?? [];
    const invoice = invoices.get(row.id) ?? null;
    const value = rupees(own.reduce((sum, { units, price }) => sum + units * price, 0));
    return {
      id: row.id,
      challan: row.challan,
      at: row.at,
      by: row.sender,
      vehicle: row.vehicle,
      note: row.note,
      shipment: row.shipment,
      ewbNumber: row.ewb_number,
      receivedAt: row.received_at,
      receivedBy: row.receiver,
      check:
        row.qc_id === null || row.qc_number === null || row.qc_state === null
          ? null
          : { id: row.qc_id, number: row.qc_number, state: row.qc_state },
      pieces: own.map(toPiece),
      invoice,
      value,
      total: invoice?.total ?? value,
    };
  });
};

/** What did not arrive as it was sent, for which the central warehouse is to be debited or credited. */
export const discrepanciesOf = (dispatches: readonly HubDispatch[]): HubOrderDetail["discrepancies"] =>
  dispatches.flatMap(({ challan, pieces }) =>
    pieces.flatMap(({ name, units, counted, damaged, expired, pth }) => {
      if (counted === null) return [];
      const found = [
        { kind: "SHORT" as const, units: Math.max(0, units - counted) },
        { kind: "EXCESS" as const, units: Math.max(0, counted - units) },
        { kind: "DAMAGED" as const, units: damaged },
        { kind: "EXPIRED" as const, units: expired },
      ];
      return found
        .filter((one) => one.units > 0)
        .map((one) => ({ challan, name, ...one, value: Math.round(one.units * pth * 100) / 100 }));
    }),
  );
