import type { Selectable } from "kysely";
import type { Database, Db } from "../../db/schema.ts";

/** The row of a user that nobody else changes at the moment. */
export type HeldUser = Selectable<Database["app_user"]>;

/**
 * Reads a user as the row is now and holds it until the transaction ends. Everything that opens a session, or ends all
 * of somebody's, begins with this: a password that was verified before may have been changed since, and a person
 * blocked. Undefined when there is no such user.
 */
export const holdUser = (db: Db, id: string): Promise<HeldUser | undefined> =>
  // Not the stronger `for update`: rows that only name the user need not wait.
  db.selectFrom("app_user").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
