import { sql } from "kysely";
import type { Db } from "../../db/schema.ts";
import { clockAt } from "./slot/judge-day.ts";

/** A number of an order: `RO-26-000042` of the year that it was given in. */
export const orderNumber = (year: number, serial: number): string =>
  `RO-${String(year % 100).padStart(2, "0")}-${String(serial).padStart(6, "0")}`;

/**
 * The next number of a hub in the year of the day, without a gap: a transaction that fails gives it back. Whoever has
 * taken one keeps everybody else at that hub waiting, so it is taken last of all.
 */
export const takeOrderNumber = async (db: Db, warehouseId: string, now: Date): Promise<string> => {
  const year = Number(clockAt(now).day.slice(0, 4));
  const { rows } = await sql<{ serial: number }>`
    insert into order_series (warehouse_id, year, next_no) values (${warehouseId}, ${year}, 2)
    on conflict (warehouse_id, year) do update set next_no = order_series.next_no + 1
    returning next_no - 1 as serial`.execute(db);
  return orderNumber(year, rows[0]?.serial ?? 0);
};
