import { sql } from "kysely";
import type { Db } from "./schema.ts";

/**
 * Waits until nobody else is at what has this name, until the transaction ends: of many that count and then add at once,
 * each counts those before it.
 */
export const takeTurn = async (db: Db, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};
