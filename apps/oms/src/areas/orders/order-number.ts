import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/schema.ts";
import { clockAt } from "./slot/judge-day.ts";

const digits = 6;
const prefixOf = (year: number): string => `RO-${String(year % 100).padStart(2, "0")}-`;

/** A number of an order: `RO-26-000042` of the year that it was given in. */
export const orderNumber = (year: number, serial: number): string =>
  `${prefixOf(year)}${String(serial).padStart(digits, "0")}`;

/**
 * The statement that takes the next number of a hub in the year of the day, without a gap: a transaction that fails gives it
 * back. Whoever has taken one keeps everybody else at that hub waiting, so it is taken last of all.
 */
export const takingOrderNumber = (warehouseId: string, now: Date): RawBuilder<{ order_number: string }> => {
  const year = Number(clockAt(now).day.slice(0, 4));
  const serial = sql`(next_no - 1)::text`;
  return sql`
    insert into order_series (warehouse_id, year, next_no) values (${warehouseId}, ${year}, 2)
    on conflict (warehouse_id, year) do update set next_no = order_series.next_no + 1
    returning ${prefixOf(year)} || lpad(${serial}, greatest(${digits}::integer, length(${serial})), '0') as order_number`;
};

/** Takes it by itself. */
export const takeOrderNumber = async (db: Db, warehouseId: string, now: Date): Promise<string> => {
  const { rows } = await takingOrderNumber(warehouseId, now).execute(db);
  if (rows[0] === undefined) throw new Error("The series gave no number");
  return rows[0].order_number;
};
