import { sql, type SqlBool } from "kysely";
import type { driverLookup, shipmentLookup, warehouseLookup } from "@o2r/api/contract/logistics";
import type { Handler } from "../../http/context.ts";
import { lookedUp, lookUp } from "../../kit/look-up.ts";
import { masters } from "./masters.ts";
import { driverId, withinReach } from "./shipment/select-shipments.ts";

/** Warehouses that the caller may reach. */
export const lookUpWarehouses: Handler<typeof warehouseLookup> = lookUp(masters.warehouse, {
  shows: { companyName: sql.ref<string>("company_name"), type: sql.ref<string>("type") },
  within: ({ scope }) => scope.covers(sql.ref("id")),
});

/** Shipments within reach, by whatever the list of them is searched by. */
export const lookUpShipments: Handler<typeof shipmentLookup> = async ({ db, scope, query }) => {
  const found = lookedUp(query, {
    id: sql.ref<string>("shipment.id"),
    current: sql<SqlBool>`true`,
    text: sql`shipment.search`,
  });
  const { rows } = await sql<{ id: string; name: string }>`
    select id, concat_ws(', ', number, to_char(depart_on, 'DD-MM-YYYY'), vehicle_number) as name from shipment
    where ${found} and ${withinReach(scope)}
    order by depart_on desc, id desc limit ${query.size}`.execute(db);
  return { content: rows };
};

/** Drivers of shipments within reach, each by the name that the latest of them has. */
export const lookUpDrivers: Handler<typeof driverLookup> = async ({ db, scope, query }) => {
  const found = lookedUp(query, {
    id: driverId,
    current: sql<SqlBool>`true`,
    text: sql`lower(concat_ws(E'\\n', driver_name, driver_mobile))`,
  });
  const { rows } = await sql<{ id: string; name: string }>`
    with latest as (
      select distinct on (driver_mobile) ${driverId} as id, driver_name, driver_mobile from shipment
      where driver_mobile is not null and ${found} and ${withinReach(scope)}
      order by driver_mobile, depart_on desc, id desc
    )
    select id, concat_ws(', ', driver_name, driver_mobile) as name from latest
    order by lower(driver_name), driver_mobile limit ${query.size}`.execute(db);
  return { content: rows };
};
