import { todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/** A number of a shipment: `SH-26-00042` of the year that it was given in. */
export const shipmentNumber = (year: number, serial: number): string =>
  `SH-${String(year % 100).padStart(2, "0")}-${String(serial).padStart(5, "0")}`;

/** The next number of a warehouse in the year of the day; taken last of all, since everybody else there waits. */
export const takeShipmentNumber = async (db: Db, warehouseId: string, now: Date): Promise<string> => {
  const year = Number(todayIn("Asia/Kolkata", now).slice(0, 4));
  const { rows } = await sql<{ serial: number }>`
    insert into shipment_series (warehouse_id, year, next_no) values (${warehouseId}, ${year}, 2)
    on conflict (warehouse_id, year) do update set next_no = shipment_series.next_no + 1
    returning next_no - 1 as serial`.execute(db);
  return shipmentNumber(year, rows[0]?.serial ?? 0);
};
