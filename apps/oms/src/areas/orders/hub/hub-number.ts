import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { clockAt } from "../slot/judge-day.ts";

type Kind = "HO" | "DC";

/** A number of a hub order or of a challan: `HO-26-000042`, of the year that it was given in. */
export const hubNumber = (kind: Kind, year: number, serial: number): string =>
  `${kind}-${String(year % 100).padStart(2, "0")}-${String(serial).padStart(6, "0")}`;

/**
 * The next number of a warehouse in the year of the day, without a gap: a transaction that fails gives it back. Whoever has
 * taken one keeps everybody else at that warehouse waiting, so it is taken last of all.
 */
export const takeHubNumber = async (db: Db, kind: Kind, warehouseId: string, now: Date): Promise<string> => {
  const year = Number(clockAt(now).day.slice(0, 4));
  const { rows } = await sql<{ serial: number }>`
    insert into hub_order_series (warehouse_id, kind, year, next_no) values (${warehouseId}, ${kind}, ${year}, 2)
    on conflict (warehouse_id, kind, year) do update set next_no = hub_order_series.next_no + 1
    returning next_no - 1 as serial`.execute(db);
  return hubNumber(kind, year, rows[0]?.serial ?? 0);
};
