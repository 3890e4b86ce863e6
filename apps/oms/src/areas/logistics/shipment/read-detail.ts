import { sql } from "kysely";
import type { ShipmentDetail, ShipmentLine, ShipmentStop } from "@o2r/api/contract/logistics";
import type { Db } from "../../../db/schema.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { taxedWorth } from "../../../trade/invoice/taxed-worth.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";
import { aboardColumns, ordersWithShops, toAboard } from "./aboard.ts";
import { readShipment } from "./select-shipments.ts";

const linesOf = async (db: Db, shipmentId: string): Promise<ReadonlyMap<string, readonly ShipmentLine[]>> => {
  const rows = await db
    .selectFrom("shipment_line as line")
    .innerJoin("shipment_stop as stop", "stop.id", "line.stop_id")
    .innerJoin("product", "product.id", "line.product_id")
    .leftJoin("invoice_line", (join) =>
      join
        .onRef("invoice_line.warehouse_id", "=", "stop.warehouse_id")
        .onRef("invoice_line.invoice_id", "=", "stop.invoice_id")
        // Lines of an order count from 0, those of its invoice from 1, and what was not packed has none there.
        .on(
          "invoice_line.position",
          "=",
          sql<number>`(select count(*) from order_item as item where item.warehouse_id = stop.warehouse_id
            and item.order_id = stop.order_id and item.packed > 0 and item.position <= line.position)`,
        ),
    )
    .selectAll("line")
    .select(["product.name", "product.sku", "invoice_line.total", "invoice_line.quantity"])
    .where("stop.shipment_id", "=", shipmentId)
    .orderBy("line.position")
    .execute();
  const lines = rows.map(({ stop_id, ...row }) => ({
    stopId: stop_id,
    line: {
      position: row.position,
      productId: row.product_id,
      name: row.name,
      sku: row.sku,
      packOf: row.pack_of,
      loaded: row.loaded,
      delivered: row.delivered,
      counted: row.counted,
      total: toRupees(Math.round(((row.total ?? 0) * row.loaded) / (row.quantity ?? 1)) as Paise), // a part of Paise
    },
  }));
  return new Map(
    [...Map.groupBy(lines, ({ stopId }) => stopId)].map(([id, group]) => [id, group.map(({ line }) => line)]),
  );
};

const receipts = sql<
  { paymentId: string; receiptNumber: string; mode: string; amount: number; bounced: boolean }[]
>`coalesce((select jsonb_agg(jsonb_build_object('paymentId', payment.id, 'receiptNumber', payment.receipt_number,
    'mode', payment.mode, 'amount', payment.amount, 'bounced', payment.state = 'BOUNCED') order by payment.created_at, payment.id)
  from shipment_payment join payment on payment.id = shipment_payment.payment_id
  where shipment_payment.stop_id = stop.id), '[]')`;

const others = sql<
  (Omit<ShipmentStop["others"][number], "collected" | "at"> & { readonly collected: number; readonly at: string })[]
>`coalesce((select jsonb_agg(jsonb_build_object('id', second.id, 'outcome', second.outcome, 'reason', second.reason,
    'note', second.note, 'collected', second.collected, 'photo', second.photo_id, 'receivedBy', second.received_by, 'code', second.code,
    'at', to_char(second.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', coalesce(link.driver_name, teller.name)) order by second.created_at, second.id)
  from shipment_second as second left join app_user as teller on teller.id = second.created_by
    left join run_link as link on link.id = second.link_id
  where second.stop_id = stop.id), '[]')`;

const readStops = async (db: Db, shipmentId: string): Promise<ShipmentStop[]> => {
  const threshold = await readSetting(db, "eWayThreshold");
  const lines = await linesOf(db, shipmentId);
  const rows = await ordersWithShops(db)
    .innerJoin("shipment_stop as stop", "stop.order_id", "orders.id")
    .innerJoin("invoice", "invoice.id", "stop.invoice_id")
    .leftJoin("app_user as visitor", (join) =>
      join.onRef("visitor.id", "=", "stop.updated_by").on("stop.state", "<>", "PENDING"),
    )
    .leftJoin("run_link as link", "link.id", "stop.link_id")
    .select(aboardColumns)
    .select([
      "stop.id",
      "stop.version",
      "stop.position",
      "stop.state",
      "stop.packs",
      "stop.weight",
      "stop.volume",
      "stop.value",
      "stop.cod",
      "stop.reason",
      "stop.note",
      "stop.visited_at",
      "stop.collected",
      "stop.cash",
      "stop.photo_id",
      "stop.received_by",
      "stop.code",
      sql<string | null>`coalesce(link.driver_name, visitor.name)`.as("visitor"),
      taxedWorth.as("taxedWorth"),
      receipts.as("receipts"),
      others.as("others"),
    ])
    .where("stop.shipment_id", "=", shipmentId)
    .orderBy("stop.position")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    position: row.position,
    state: row.state,
    ...toAboard(row, row, threshold),
    lines: [...(lines.get(row.id) ?? [])],
    reason: row.reason,
    note: row.note,
    visitedAt: row.visited_at,
    visitedBy: row.visitor,
    collected: toRupees(row.collected),
    cash: toRupees(row.cash),
    receipts: row.receipts.map(({ amount, ...one }) => ({ ...one, amount: toRupees(amount as Paise) })), // stored in paise
    photo: row.photo_id,
    receivedBy: row.received_by,
    code: row.code,
    others: row.others.map(({ collected, ...one }) => ({ ...one, collected: toRupees(collected as Paise) })), // stored in paise
  }));
};

/** A shipment with its stops, whoever reaches it; 404 where there is none. */
export const readDetail = async (db: Db, id: string): Promise<ShipmentDetail> => ({
  ...(await readShipment(db, id)),
  stopList: await readStops(db, id),
});
