import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/**
 * Folds what has come into the tally of orders since: of each day one row for each of its parts is left. One statement, so
 * that whoever sums up meanwhile counts nothing twice; two that run at once wait for each other's rows.
 */
export const foldTally = async (db: Db): Promise<void> => {
  await sql`
    with days as (select distinct day from order_tally where not folded limit 100),
    gone as (delete from order_tally where day in (select day from days) returning *)
    insert into order_tally (day, warehouse_id, created_by, beat_id, state, orders, value, folded)
    select day, warehouse_id, created_by, beat_id, state, sum(orders), sum(value), true
    from gone group by 1, 2, 3, 4, 5 having sum(orders) <> 0 or sum(value) <> 0
  `.execute(db);
};
