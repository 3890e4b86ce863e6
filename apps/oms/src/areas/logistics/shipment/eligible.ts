import { sql } from "kysely";
import type { shipmentEndpoints } from "@o2r/api/contract/logistics";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler } from "../../../http/context.ts";
import { taxedWorth } from "../../../trade/invoice/taxed-worth.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";
import { waitingDispatches } from "./hub/waiting-dispatches.ts";
import { aboardColumns, codOf, goodsLeft, ordersWithShops, toAboard } from "./aboard.ts";

/** More orders than these do not stand on one screen. */
const mostShown = 500;

/** Invoiced orders that wait for a vehicle: never out before, or to be delivered again. */
export const selectEligible = (db: Db) =>
  ordersWithShops(db)
    .innerJoin("invoice", (join) =>
      join.onRef("invoice.order_id", "=", "orders.id").on("invoice.state", "<>", "CANCELLED"),
    )
    .select([...aboardColumns, taxedWorth.as("taxedWorth"), goodsLeft.as("goods")])
    .where("orders.state", "in", ["INVOICED", "RESCHEDULED"]);

/** What can be put on a shipment at a warehouse; a shipment that is changed has its own orders among them. */
export const eligible: Handler<typeof shipmentEndpoints.eligible> = async ({ db, scope, query }) => {
  const { warehouseId, shipmentId = null } = query;
  const from = await db
    .selectFrom("warehouse")
    .select(["company_name", "wlat", "wlng", "type"])
    .where("id", "=", warehouseId)
    .where(scope.covers(sql.ref<string | null>("warehouse.id")))
    .executeTakeFirst();
  if (from === undefined) throw notFound("Warehouse");
  const threshold = await readSetting(db, "eWayThreshold");
  const place = { warehouse: from.company_name, lat: from.wlat, lng: from.wlng };
  if (from.type === "CWH")
    return {
      type: "CWH_TO_HUB",
      from: place,
      ...(await waitingDispatches(db, { warehouseId, shipmentId, threshold })),
    };
  const rows = await selectEligible(db)
    .where("orders.warehouse_id", "=", warehouseId)
    .where(
      sql<boolean>`not exists (select from shipment_stop as stop where stop.order_id = orders.id and stop.open
        and stop.shipment_id is distinct from ${shipmentId}::uuid)`,
    )
    .orderBy("orders.order_slot")
    .orderBy("orders.placed_at")
    .orderBy("orders.id")
    .limit(mostShown)
    .execute();
  const { waiting } = await db
    .selectFrom("orders")
    .select(sql<number>`count(*)`.as("waiting"))
    .where("warehouse_id", "=", warehouseId)
    .where("state", "=", "PACKED")
    .executeTakeFirstOrThrow();
  return {
    type: "HUB_TO_RETAILER",
    from: place,
    orders: rows.map((row) => ({
      id: row.orderId,
      ...toAboard(row, { ...row.goods, value: row.total, cod: codOf(row) }, threshold),
    })),
    notInvoiced: waiting,
  };
};
