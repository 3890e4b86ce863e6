import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/** Series of invoices and credit notes whose numbers are not all there, or of which one is there twice; by rights none. */
export const findGaps = async (db: Db): Promise<readonly object[]> => {
  const { rows } = await sql<object>`
    select gstin, fy, left(number, 3) as prefix, count(*)::int as count, count(distinct number)::int as numbers,
      min(right(number, 6))::int as first, max(right(number, 6))::int as last
    from (select gstin, fy, number from invoice
      union all select gstin, fy, number from hub_invoice
      union all select gstin, fy, number from hub_credit_note
      union all select gstin, fy, number from credit_note where number is not null) as document
    group by gstin, fy, left(number, 3)
    having count(*) <> max(right(number, 6))::int - min(right(number, 6))::int + 1 or count(*) <> count(distinct number)`.execute(
    db,
  );
  return rows;
};
