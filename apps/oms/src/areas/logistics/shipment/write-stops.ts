import { sql } from "kysely";
import type { ChangeBody, ShipmentRow } from "@o2r/api/contract/logistics";
import { conflict, invalid } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import type { Paise } from "../../../trade/paise.ts";
import { codOf } from "./aboard.ts";
import { selectEligible } from "./eligible.ts";
import { writeHubStops } from "./hub/write-hub-stops.ts";
import { sumsOf } from "./stop-sums.ts";

interface Shipment {
  readonly id: string;
  readonly warehouseId: string;
}

interface By {
  readonly now: Date;
  readonly by: string;
}

/** Holds orders until the transaction ends, in the order of their ids, so that no two who load them wait for each other. */
export const holdOrders = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("orders")
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy("id")
    .forUpdate()
    .execute();

const refuse = (at: number, message: string) => invalid([{ field: `stops.${at}`, message }]);

const readAboard = async (db: Db, { id, warehouseId }: Shipment, ids: readonly string[]) => {
  const twice = ids.findIndex((order, at) => ids.indexOf(order) !== at);
  if (twice !== -1) throw refuse(twice, "This order is there twice");
  const held = new Map((await holdOrders(db, ids)).map((order) => [order.id, order]));
  const taken = await db
    .selectFrom("shipment_stop as stop")
    .innerJoin("shipment", "shipment.id", "stop.shipment_id")
    .select(["stop.order_id", "shipment.number"])
    .where("stop.open", "=", true)
    .where("stop.shipment_id", "<>", id)
    .where(sql<boolean>`stop.order_id = any(${[...ids]}::uuid[])`)
    .execute();
  const found = await selectEligible(db)
    .where("orders.warehouse_id", "=", warehouseId)
    .where(sql<boolean>`orders.id = any(${[...ids]}::uuid[])`)
    .execute();
  return ids.map((order, at) => {
    const row = held.get(order);
    if (row === undefined || row.warehouse_id !== warehouseId) throw refuse(at, "This order is not of this warehouse");
    const other = taken.find(({ order_id }) => order_id === order);
    if (other !== undefined) throw refuse(at, `${row.order_number} is on ${other.number} already`);
    const aboard = found.find(({ orderId }) => orderId === order);
    if (aboard === undefined) throw refuse(at, `${row.order_number} does not wait for a vehicle`);
    return aboard;
  });
};

/** Puts orders on a shipment in the place of those that it had, in this order. Returns what it comes to. */
const writeOrderStops = async (db: Db, shipment: Shipment, ids: readonly string[], { now, by }: By) => {
  const aboard = await readAboard(db, shipment, ids);
  await db.deleteFrom("shipment_stop").where("shipment_id", "=", shipment.id).execute();
  const stops = aboard.map((row, at) => ({
    id: newId(),
    warehouse_id: shipment.warehouseId,
    shipment_id: shipment.id,
    position: at + 1,
    order_id: row.orderId,
    invoice_id: row.invoiceId,
    retailer_id: row.retailerId,
    ...row.goods,
    value: row.total,
    cod: codOf(row),
    collected: 0 as Paise, // nothing is the same in every unit
    cash: 0 as Paise, // likewise
    created_at: now,
    created_by: by,
    updated_at: now,
    updated_by: by,
  }));
  await db.insertInto("shipment_stop").values(stops).execute();
  await sql`insert into shipment_line (stop_id, position, product_id, pack_of, loaded)
    select stop.id, item.position, item.product_id, item.pack_of, item.invoiced - item.delivered
    from shipment_stop as stop join order_item as item
      on item.warehouse_id = stop.warehouse_id and item.order_id = stop.order_id
    where stop.shipment_id = ${shipment.id} and item.invoiced > item.delivered`.execute(db);
  return sumsOf(stops);
};

/** Puts what its warehouse sends on a shipment: orders of a hub's shops, or consignments of a central warehouse to hubs. */
export const writeStops = (
  db: Db,
  { type, ...shipment }: Shipment & { readonly type: ShipmentRow["type"] },
  ids: readonly string[],
  by: By,
) => (type === "CWH_TO_HUB" ? writeHubStops : writeOrderStops)(db, shipment, ids, by);

/** What is to be collected at the stops of a shipment as things stand now: somebody may have paid since it was planned. */
export const refreshCod = async (db: Db, shipmentId: string): Promise<Paise> => {
  await sql`update shipment_stop as stop
    set cod = case when invoice.payment_mode = 'COD' then invoice.total - invoice.paid - invoice.credited else 0 end
    from invoice where invoice.id = stop.invoice_id and stop.shipment_id = ${shipmentId}`.execute(db);
  const { cod } = await db
    .selectFrom("shipment_stop")
    .select(sql<number>`coalesce(sum(cod), 0)::bigint`.as("cod"))
    .where("shipment_id", "=", shipmentId)
    .executeTakeFirstOrThrow();
  return cod as Paise; // a sum of Paise
};

const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** The vehicle of a shipment as its columns have it. */
export const vehicleOf = (body: Omit<ChangeBody, "stops">) => ({
  vehicle_type: body.vehicleType,
  depart_on: body.departOn,
  vehicle_number: orNull(body.vehicleNumber)?.toUpperCase() ?? null,
  driver_name: orNull(body.driverName),
  driver_mobile: orNull(body.driverMobile)?.replace(/^0/, "") ?? null,
  route: orNull(body.route),
  transporter: orNull(body.transporter),
});

/** Whether so much is known of a vehicle that it can be loaded. */
export const isPlanned = (vehicle: ReturnType<typeof vehicleOf>): boolean =>
  vehicle.vehicle_number !== null && vehicle.driver_name !== null && vehicle.driver_mobile !== null;

/** What a shipment is found by. */
export const searchOf = (
  number: string,
  { driver_name, vehicle_number }: { readonly driver_name: string | null; readonly vehicle_number: string | null },
): string => [number, driver_name ?? "", vehicle_number ?? ""].join(" ").toLowerCase();

/** 409 where a day is over. */
export const ensureToCome = (day: string, today: string): void => {
  if (day < today)
    throw conflict("Date can't be in the past", [{ field: "departOn", message: "Date can't be in the past" }]);
};
