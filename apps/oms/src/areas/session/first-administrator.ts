import { newId } from "../../db/id.ts";
import type { Db } from "../../db/schema.ts";
import type { Services } from "../../http/context.ts";
import { hashPassword } from "./passwords.ts";

/**
 * Makes the first administrator from the configuration when the database has no user yet; says in the log how to get
 * one when none is configured.
 */
export const ensureFirstAdministrator = async (
  db: Db,
  { config, log }: Pick<Services, "config" | "log">,
): Promise<void> => {
  const somebody = await db.selectFrom("app_user").select("id").limit(1).executeTakeFirst();
  if (somebody) return;
  const { O2R_ADMIN_USERNAME: username, O2R_ADMIN_PASSWORD: password } = config;
  if (username === undefined || password === undefined) {
    log.warn(
      "Nobody can sign in yet: set O2R_ADMIN_USERNAME and O2R_ADMIN_PASSWORD for the first administrator, and start again",
    );
    return;
  }
  const made = await db
    .insertInto("app_user")
    .values({
      id: newId(),
      username,
      password_hash: await hashPassword(password),
      user_type: "SUPER_SUPER_ADMIN",
      name: username,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) log.info({ username }, "The first administrator was made");
};
