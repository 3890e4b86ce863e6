import { todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { houseNumbered, yearOf } from "../../../kit/house-number.ts";

/**
 * The next number of a warehouse's shipments in the year of the day, such as `SH07-26-000042`; taken last of all, since
 * everybody else there waits.
 */
export const takeShipmentNumber = async (db: Db, warehouseId: string, now: Date): Promise<string> => {
  const year = Number(todayIn("Asia/Kolkata", now).slice(0, 4));
  const { rows } = await sql<{ number: string }>`
    insert into shipment_series (warehouse_id, year, next_no) values (${warehouseId}, ${year}, 2)
    on conflict (warehouse_id, year) do update set next_no = shipment_series.next_no + 1
    returning ${houseNumbered("SH", warehouseId, yearOf(year))} as number`.execute(db);
  if (rows[0] === undefined) throw new Error("The series gave no number");
  return rows[0].number;
};
