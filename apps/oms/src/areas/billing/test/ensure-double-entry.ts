import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";

/** Fails where the ledger lines of some document do not add up to nothing. */
export const ensureDoubleEntry = async (db: Db): Promise<void> => {
  const { rows } = await sql`select txn_id, sum(amount) as rest from ledger_entry
    group by txn_id having sum(amount) <> 0`.execute(db);
  if (rows.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(rows)}`);
};
