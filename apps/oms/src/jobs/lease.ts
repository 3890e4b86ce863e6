import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

/**
 * Takes a job for so many milliseconds: true for one process of all that ask. The database's clock counts, so that those
 * of many machines need not agree. A process that dies leaves the job to the next one once its time is over.
 */
export const takeLease = async (db: Db, name: string, ms: number): Promise<boolean> => {
  const until = sql<string>`now() + ${ms / 1000} * interval '1 second'`;
  const taken = await db
    .insertInto("job_lease")
    .values({ name, until })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ until })
        .where("job_lease.until", "<=", sql<string>`now()`),
    )
    .returning("name")
    .executeTakeFirst();
  return taken !== undefined;
};
