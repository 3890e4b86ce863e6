import { sql } from "kysely";
import { vi } from "vitest";
import type { Db } from "../db/schema.ts";

/** Returns once somebody, or so many, wait for what other transactions of this database hold. */
export const somebodyWaits = async (db: Db, many = 1): Promise<void> => {
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length < many) throw new Error(`${rows.length} wait for a lock`);
  }, 20_000);
};
