import { sql } from "kysely";
import { newId } from "../../db/id.ts";
import type { Db } from "../../db/schema.ts";
import { tx } from "../../db/tx.ts";
import type { Services } from "../../http/context.ts";
import { hashPassword } from "./passwords.ts";

const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("app_user").select("id").limit(1).executeTakeFirst()) !== undefined;

/**
 * Makes the first administrator from the configuration when the database has no user yet; says in the log how to get
 * one when none is configured.
 */
export const ensureFirstAdministrator = async (
  db: Db,
  { config, log }: Pick<Services, "config" | "log">,
): Promise<void> => {
  if (await hasUsers(db)) return;
  const { O2R_ADMIN_USERNAME: username, O2R_ADMIN_PASSWORD: password } = config;
  if (username === undefined || password === undefined) {
    log.warn(
      "Nobody can sign in yet: set O2R_ADMIN_USERNAME and O2R_ADMIN_PASSWORD for the first administrator, and start again",
    );
    return;
  }
  const password_hash = await hashPassword(password);
  const made = await tx(db, async (trx) => {
    // Of processes that start at once, each perhaps with another name configured, one makes the only first administrator.
    await sql`lock table app_user in share row exclusive mode`.execute(trx);
    if (await hasUsers(trx)) return false;
    const user_type = "SUPER_SUPER_ADMIN" as const;
    // Nobody else is there yet who could work on what retailers ask.
    const row = { id: newId(), username, password_hash, user_type, name: username, help_and_support_active: true };
    await trx.insertInto("app_user").values(row).execute();
    return true;
  });
  if (made) log.info({ username }, "The first administrator was made");
};
