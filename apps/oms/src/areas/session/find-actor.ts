import { sql } from "kysely";
import { may, type UserType } from "@o2r/api/contract";
import type { Db } from "../../db/schema.ts";
import type { Actor, FindActor, FindActors } from "../../http/context.ts";

const livingSessions = (db: Db) =>
  db
    .selectFrom("session_family as family")
    .innerJoin("app_user as user", "user.id", "family.user_id")
    .select((eb) => [
      "family.id as session_id",
      "user.id",
      "user.username",
      "user.user_type",
      eb
        .selectFrom("user_warehouse as own")
        .select(sql<string[]>`coalesce(array_agg(own.warehouse_id), '{}')`.as("ids"))
        .whereRef("own.user_id", "=", "user.id")
        .as("warehouses"),
    ])
    .where("family.revoked_at", "is", null)
    .where("user.blocked_at", "is", null);

interface SessionRow {
  readonly session_id: string;
  readonly id: string;
  readonly username: string;
  readonly user_type: UserType;
  readonly warehouses: readonly string[] | null;
}

const toActor = ({ session_id, id, username, user_type, warehouses }: SessionRow): Actor => ({
  id,
  username,
  userType: user_type,
  sessionId: session_id,
  warehouses: may(user_type, "warehouse.all") ? "all" : (warehouses ?? []),
});

/**
 * Who an access token speaks for, as the database has it now: role and warehouses are never taken from the token. Null
 * once the session has ended or the user is blocked.
 */
export const findActor: FindActor = async (db, { userId, sessionId }) => {
  const row = await livingSessions(db)
    .where("family.id", "=", sessionId)
    .where("family.user_id", "=", userId)
    .executeTakeFirst();
  return row ? toActor(row) : null;
};

/** The same for many sessions at once, whose tokens were read before. */
export const findActors: FindActors = async (db, sessionIds) => {
  const rows = await livingSessions(db)
    .where("family.id", "in", [...sessionIds])
    .execute();
  return new Map(rows.map((row) => [row.session_id, toActor(row)]));
};
