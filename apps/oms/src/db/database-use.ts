import { sql } from "kysely";
import { ConfigError } from "../config.ts";
import type { Database, Db } from "./schema.ts";

/** What a database was first used for: it stays that. */
type Purpose = Database["database_use"]["purpose"];

/** Says what the database is for, unless that is decided. Of several at once the first one decides; true when it agrees. */
export const claimDatabase = async (db: Db, purpose: Purpose): Promise<boolean> => {
  await db
    .insertInto("database_use")
    .values({ purpose })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const decided = await db.selectFrom("database_use").select("purpose").executeTakeFirst();
  return decided?.purpose === purpose;
};

/**
 * Takes the database for production, and from then on no demo is written into it. Throws a ConfigError when it holds the
 * demo: whoever has read the manual could sign in, also where names and passwords have been changed since.
 */
export const claimForProduction = async (db: Db, place: string): Promise<void> => {
  if (await claimDatabase(db, "production")) return;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  throw new ConfigError([
    `The database "${rows[0]?.name}" ${place} holds the demo, with accounts whose password is published: ` +
      "production does not start on it. Name another one with DATABASE_URL, or another folder with O2R_DATA_DIR.",
  ]);
};
