import { sql } from "kysely";
import type { UserType } from "@o2r/api/contract";
import { AppError, conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";
import { judgeLast, judgeRank, type Managed } from "./judge-account.ts";

const refuse = (why: string): AppError => new AppError("access.denied", why);

/** Refuses to change an account that is above the caller's own rank. */
export const ensureRank = (actor: Actor, account: Managed): void => {
  const why = judgeRank(actor, account);
  if (why !== null) throw refuse(why);
};

/**
 * Refuses to take the role from the last super super admin, or to block them. Those who do so at once wait for each other
 * here, so that two cannot take it from one another.
 */
export const ensureNotLast = async (db: Db, account: { readonly id: string; readonly userType: UserType }) => {
  if (account.userType !== "SUPER_SUPER_ADMIN") return;
  await sql`select pg_advisory_xact_lock(hashtext('super super admins'))`.execute(db);
  const { others } = await db
    .selectFrom("app_user")
    .select(({ fn }) => fn.countAll<number>().as("others"))
    .where("user_type", "=", "SUPER_SUPER_ADMIN")
    .where("state", "=", "ACTIVE")
    .where("id", "<>", account.id)
    .executeTakeFirstOrThrow();
  const why = judgeLast(account, others);
  if (why !== null) throw conflict(why);
};
