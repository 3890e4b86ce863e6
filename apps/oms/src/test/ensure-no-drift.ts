import { findDrift } from "../areas/stock/find-drift.ts";
import { openPool } from "../db/pool.ts";

/** Fails when the balances of stock in a database are not what its ledger adds up to. */
export const ensureNoDrift = async (databaseUrl: string): Promise<void> => {
  const { db, close } = openPool({ url: databaseUrl, connections: 1 });
  try {
    const drift = await findDrift(db);
    if (drift.length > 0) throw new Error(`Stock has drifted from its ledger: ${JSON.stringify(drift.slice(0, 5))}`);
  } finally {
    await close();
  }
};
