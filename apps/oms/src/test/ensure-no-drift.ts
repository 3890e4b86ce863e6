import { sql } from "kysely";
import { lowStock } from "@o2r/api/contract/core";
import { findDrift } from "../areas/stock/ledger/find-drift.ts";
import { openPool } from "../db/pool.ts";
import type { Db } from "../db/schema.ts";

/** The batches that are kept as low and are not, or the other way round, or with another day than their own. */
const findWrongLow = async (db: Db): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    select balance.batch_id from stock_balance as balance
    full join low_batch as low using (batch_id, warehouse_id)
    left join batch on batch.id = low.batch_id
    where low.expires_on <> batch.expires_on or (low.batch_id is not null)
      is distinct from (balance.on_hand - balance.reserved - balance.buffer <= ${sql.lit(lowStock)})`.execute(db);
  return rows;
};

/** Fails when the balances of stock in a database are not what its ledger adds up to, or what follows from them is wrong. */
export const ensureNoDrift = async (databaseUrl: string): Promise<void> => {
  const { db, close } = openPool({ url: databaseUrl, connections: 1 });
  try {
    const drift = [...(await findDrift(db)), ...(await findWrongLow(db))];
    if (drift.length > 0) throw new Error(`Stock has drifted from its ledger: ${JSON.stringify(drift.slice(0, 5))}`);
  } finally {
    await close();
  }
};
