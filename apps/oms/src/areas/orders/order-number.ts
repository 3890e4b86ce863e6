import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/schema.ts";
import { houseNumbered, yearOf } from "../../kit/house-number.ts";
import { clockAt } from "./slot/judge-day.ts";

/** Of retailers' orders, of hubs' orders and of challans. */
type Kind = "RO" | "HO" | "DC";
const yearAt = (now: Date): number => Number(clockAt(now).day.slice(0, 4));

/** A year as series are counted in, and as their numbers say it. */
interface SeriesYear {
  readonly year: number;
  readonly said: string;
}

export const seriesYear = (now: Date): SeriesYear => ({ year: yearAt(now), said: yearOf(yearAt(now)) });

/**
 * The statement that takes the next number of a hub in a year, without a gap: a transaction that fails gives it
 * back. Whoever has taken one keeps everybody else at that hub waiting, so it is taken last of all.
 */
export const takingOrderNumber = (
  warehouseId: string,
  { year, said }: SeriesYear,
): RawBuilder<{ order_number: string }> => sql`
  insert into order_series (warehouse_id, year, next_no) values (${warehouseId}, ${year}, 2)
  on conflict (warehouse_id, year) do update set next_no = order_series.next_no + 1
  returning ${houseNumbered("RO", warehouseId, said)} as order_number`;

/** Takes it by itself. */
export const takeOrderNumber = async (db: Db, warehouseId: string, now: Date): Promise<string> => {
  const { rows } = await takingOrderNumber(warehouseId, seriesYear(now)).execute(db);
  if (rows[0] === undefined) throw new Error("The series gave no number");
  return rows[0].order_number;
};

/** The next number of a hub's orders, or of a central warehouse's challans, taken likewise. */
export const takeHubNumber = async (
  db: Db,
  kind: Exclude<Kind, "RO">,
  warehouseId: string,
  now: Date,
): Promise<string> => {
  const year = yearAt(now);
  const { rows } = await sql<{ number: string }>`
    insert into hub_order_series (warehouse_id, kind, year, next_no) values (${warehouseId}, ${kind}, ${year}, 2)
    on conflict (warehouse_id, kind, year) do update set next_no = hub_order_series.next_no + 1
    returning ${houseNumbered(kind, warehouseId, yearOf(year))} as number`.execute(db);
  if (rows[0] === undefined) throw new Error("The series gave no number");
  return rows[0].number;
};
