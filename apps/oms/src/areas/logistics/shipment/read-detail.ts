import { sql } from "kysely";
import type { ShipmentDetail, ShipmentLine, ShipmentStop } from "@o2r/api/contract/logistics";
import type { Db } from "../../../db/schema.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { taxedWorth } from "../../../trade/invoice/taxed-worth.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";
import { aboardColumns, ordersWithShops, toAboard } from "./aboard.ts";
import { readHubStops } from "./hub/read-hub-stops.ts";
import { readShipment } from "./select-shipments.ts";
import { stopColumns, toldOf, visitorName } from "./stop-columns.ts";

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
    .select(
      sql<number | null>`(select ordered.price from hub_dispatch as sent join hub_order_line as ordered
        on ordered.warehouse_id = sent.warehouse_id and ordered.hub_order_id = sent.hub_order_id
        where sent.id = stop.dispatch_id and ordered.position = line.position)`.as("pth"),
    )
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
      // A hub's goods are worth what they cost it; a part of Paise is Paise.
      total: toRupees(Math.round((row.pth ?? (row.total ?? 0) / (row.quantity ?? 1)) * row.loaded) as Paise),
    },
  }));
  return new Map(
    [...Map.groupBy(lines, ({ stopId }) => stopId)].map(([id, group]) => [id, group.map(({ line }) => line)]),
  );
};

const readStops = async (
  db: Db,
  shipmentId: string,
  lines: ReadonlyMap<string, readonly ShipmentLine[]>,
): Promise<ShipmentStop[]> => {
  const threshold = await readSetting(db, "eWayThreshold");
  const rows = await ordersWithShops(db)
    .innerJoin("shipment_stop as stop", "stop.order_id", "orders.id")
    .innerJoin("invoice", "invoice.id", "stop.invoice_id")
    .leftJoin("app_user as visitor", (join) =>
      join.onRef("visitor.id", "=", "stop.updated_by").on("stop.state", "<>", "PENDING"),
    )
    .leftJoin("run_link as link", "link.id", "stop.link_id")
    .select(aboardColumns)
    .select(stopColumns)
    .select([visitorName.as("visitor"), taxedWorth.as("taxedWorth")])
    .where("stop.shipment_id", "=", shipmentId)
    .orderBy("stop.position")
    .execute();
  return rows.map((row) => ({
    ...toAboard(row, row, threshold),
    ...toldOf(row),
    lines: [...(lines.get(row.id) ?? [])],
  }));
};

/** A shipment with its stops, whoever reaches it; 404 where there is none. */
export const readDetail = async (db: Db, id: string): Promise<ShipmentDetail> => {
  const row = await readShipment(db, id);
  const lines = await linesOf(db, id);
  const read = row.type === "CWH_TO_HUB" ? readHubStops : readStops;
  return { ...row, stopList: await read(db, id, lines) };
};
