import { sql, type Expression, type SqlBool } from "kysely";
import { shipmentList, type ShipmentRow } from "@o2r/api/contract/logistics";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Scope } from "../../../http/context.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { toRupees } from "../../../trade/paise.ts";

/** The shipments within a caller's reach. */
export const withinReach = (scope: Scope): Expression<SqlBool> =>
  scope.covers(sql.ref<string | null>("shipment.warehouse_id"));

/** What a filter calls a driver by: the mobile. It has an index, with this very expression. */
export const driverId = sql<string>`(md5(shipment.driver_mobile)::uuid)`;

const selectShipments = (db: Db) =>
  db
    .selectFrom("shipment")
    .innerJoin("warehouse", "warehouse.id", "shipment.warehouse_id")
    .selectAll("shipment")
    .select([
      "warehouse.company_name as warehouse",
      sql<string | null>`coalesce(shipment.reason_note, (select label from master_option
        where category = 'reason' and value = shipment.reason), shipment.reason)`.as("reasonText"),
    ]);
type Found = Awaited<ReturnType<ReturnType<typeof selectShipments>["executeTakeFirstOrThrow"]>>;

const toRow = (row: Found): ShipmentRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  type: row.type,
  warehouseId: row.warehouse_id,
  warehouse: row.warehouse,
  state: row.state,
  vehicleType: row.vehicle_type,
  vehicleNumber: row.vehicle_number,
  driverName: row.driver_name,
  driverMobile: row.driver_mobile,
  route: row.route,
  transporter: row.transporter,
  departOn: row.depart_on,
  stops: row.stops,
  done: row.done,
  packs: row.packs,
  weight: row.weight,
  volume: row.volume,
  value: toRupees(row.value),
  cod: toRupees(row.cod),
  collected: toRupees(row.collected),
  startedAt: row.started_at,
  completedAt: row.completed_at,
  settledAt: row.settled_at,
  cashDue: row.cash_due === null ? null : toRupees(row.cash_due),
  cashHanded: row.cash_handed === null ? null : toRupees(row.cash_handed),
  reason: row.reasonText,
});

/** One shipment, whoever reaches it; 404 where there is none. */
export const readShipment = async (db: Db, id: string): Promise<ShipmentRow> => {
  const found = await selectShipments(db).where("shipment.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Shipment");
  return toRow(found);
};

export const listShipments = readList(shipmentList, {
  select: selectShipments,
  id: sql<string>`shipment.id`,
  sorts: {
    number: sql`shipment.number`,
    departOn: sql`shipment.depart_on`,
    value: sql`shipment.value`,
  },
  filters: {
    state: sql`shipment.state`,
    departed: sql`shipment.depart_on`,
    warehouse: sql`shipment.warehouse_id`,
    driver: driverId,
    type: sql`shipment.type`,
    unsettled: sql<SqlBool>`(shipment.state in ('IN_TRANSIT', 'COMPLETED'))`,
  },
  search: new KeptText(sql`shipment.search`, ["number", "driverName", "vehicleNumber"]),
  toRow,
});
