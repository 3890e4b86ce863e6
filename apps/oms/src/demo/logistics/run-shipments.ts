import { addDays, todayIn } from "@o2r/forms/days";
import { invoiceEndpoints } from "@o2r/api/contract/billing";
import type { AnyEndpoint } from "@o2r/api/contract/core";
import { shipmentEndpoints as shipment, type ShipmentRow } from "@o2r/api/contract/logistics";
import { sql } from "kysely";
import { invoiceHandlers } from "../../areas/billing/invoice/invoice.ts";
import { readDetail } from "../../areas/logistics/shipment/read-detail.ts";
import { shipmentHandlers } from "../../areas/logistics/shipment/shipment.ts";
import type { Db } from "../../db/schema.ts";
import { openCalls } from "../open-calls.ts";
import { waitsForCredit } from "../orders/waits-for-credit.ts";
import type { Scene } from "../scene.ts";

/** How far the shipments of a hub are taken, in their order. */
const ends = ["SETTLED", "IN_TRANSIT", "COMPLETED", "PLANNED", "LOADED", "DRAFT", "CANCELLED"] as const;
/** The hub of the demo's manager has one on its way; the rest of its packed orders are theirs to send out. */
const keptEnd = "IN_TRANSIT" as const satisfies (typeof ends)[number];
const stopsOfOne = 2;

const drivers = [
  ["MH 12 QX 4071", "Driver of vehicle 4071", "9800000071"],
  ["MH 14 GD 2206", "Driver of vehicle 2206", "9800000072"],
  ["MH 12 RT 9915", "Driver of vehicle 9915", "9800000073"],
] as const;

/** The packed orders that have their invoice and a vehicle today: of the hub of the demo's manager, or of the others. */
const packedOrders = (db: Db, { isKept, most }: { readonly isKept: boolean; readonly most: number }) =>
  db
    .selectFrom("orders")
    .innerJoin("warehouse", "warehouse.id", "orders.warehouse_id")
    .select(["orders.id", "orders.warehouse_id"])
    .where("orders.state", "=", "PACKED")
    .where("warehouse.gst_number", "is not", null)
    .where(
      sql<boolean>`(orders.warehouse_id in (select warehouse_id from user_warehouse
        join app_user on app_user.id = user_warehouse.user_id where username = 'hub_manager')) = ${isKept}`,
    )
    .where((row) => row.not(waitsForCredit("orders.retailer_id")))
    .orderBy("orders.order_slot")
    .orderBy("orders.placed_at")
    .orderBy("orders.id")
    .limit(most)
    .execute();

/**
 * Invoices packed orders and sends them out by the service's own handlers, so that orders, stock, invoices, payments and
 * the ledger agree with what the shipments say.
 */
export const runShipments = async (db: Db, scene: Scene): Promise<void> => {
  const { now } = scene;
  const today = todayIn("Asia/Kolkata", now);
  const { call, keep } = openCalls(db, scene);

  // The last stays packed, and the one before it waits for a vehicle with its invoice; of the manager's only the last.
  const most = ends.length * stopsOfOne * 2;
  const others = (await packedOrders(db, { isKept: false, most })).slice(0, -1);
  const own = (await packedOrders(db, { isKept: true, most: stopsOfOne + 1 })).slice(0, -1);
  for (const { id } of [...others, ...own])
    await invoiceHandlers.issue(call(invoiceEndpoints.issue, { body: { orderId: id } }));
  const byHub = Map.groupBy([...others.slice(0, -1), ...own], ({ warehouse_id }) => warehouse_id);
  const keptHubs = new Set(own.map(({ warehouse_id }) => warehouse_id));
  let made = 0;
  for (const [warehouseId, orders] of byHub)
    for (let from = 0; from < orders.length; from += stopsOfOne) {
      const end = keptHubs.has(warehouseId) ? keptEnd : (ends[made % ends.length] ?? "PLANNED");
      const [vehicleNumber, driverName, driverMobile] = drivers[made % drivers.length] ?? drivers[0];
      made += 1;
      const named = end === "DRAFT" ? {} : { vehicleNumber, driverName, driverMobile };
      const { id } = (await shipmentHandlers.create(
        call(shipment.create, {
          body: {
            warehouseId,
            vehicleType: "MINI_TRUCK",
            departOn: today,
            ...named,
            stops: orders.slice(from, from + stopsOfOne).map((order) => order.id),
          },
        }),
      )) as ShipmentRow; // it answers no raw reply
      const row = () => readDetail(db, id);
      const step = async <E extends AnyEndpoint>(endpoint: E, given: object = {}) => {
        const { version } = await row();
        return call(endpoint, { params: { id }, version, ...given });
      };
      if (end === "DRAFT" || end === "PLANNED") continue;
      if (end === "CANCELLED") {
        await shipmentHandlers.cancel(
          await step(shipment.cancel, { body: { reason: "CUSTOM", customReason: "The vehicle broke down" } }),
        );
        continue;
      }
      await shipmentHandlers.load(await step(shipment.load, { body: { packs: (await row()).packs } }));
      if (end === "LOADED") continue;
      for (const stop of (await row()).stopList.filter(({ needsEwb, ewbNumber }) => needsEwb && ewbNumber === null)) {
        const ewbNumber = String(181_000_000_000 + made * 10 + stop.position);
        await shipmentHandlers.eWayBill(
          await step(shipment.eWayBill, { body: { stopId: stop.id, ewbNumber, ewbValidTill: addDays(today, 1) } }),
        );
      }
      await shipmentHandlers.start(await step(shipment.start));
      const { stopList } = await row();
      for (const [at, stop] of stopList.entries()) {
        // One that is under way has its last stop before it.
        if (end === "IN_TRANSIT" && at === stopList.length - 1) break;
        const failed = at > 0;
        await shipmentHandlers.visit(
          call(shipment.visit, {
            params: { id, stopId: stop.id },
            body: {
              version: stop.version,
              outcome: failed ? "FAILED" : "DELIVERED",
              at: now.toISOString(),
              lines: [],
              ...(failed && { reason: "SHOP_CLOSED" }),
              payment: !failed && stop.cod > 0 ? { amount: stop.cod, mode: "CASH" } : null,
            },
          }),
        );
      }
      if (end !== "SETTLED") continue;
      const cash = (await row()).stopList.reduce((sum, stop) => sum + stop.cash, 0);
      const handed = Math.max(0, Math.round(cash * 100 - 5000) / 100);
      const reason = handed === cash ? "" : "Change was given short at the first stop";
      await shipmentHandlers.settle(await step(shipment.settle, { body: { handed, counts: [], reason } }));
    }
  await keep();
};
