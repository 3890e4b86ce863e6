import { sql } from "kysely";
import { vi } from "vitest";
import type { Db } from "../db/schema.ts";

/** Returns once somebody waits for what another transaction of this database holds. */
export const somebodyWaits = async (db: Db): Promise<void> => {
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length === 0) throw new Error("Nobody waits for a lock");
  }, 20_000);
};
