import { sql } from "kysely";
import { may } from "@o2r/api/contract";
import type { FindActor } from "../../http/context.ts";

/**
 * Who an access token speaks for, as the database has it now: role and warehouses are never taken from the token. Null
 * once the session has ended or the user is blocked.
 */
export const findActor: FindActor = async (db, { userId, sessionId }) => {
  const row = await db
    .selectFrom("session_family as family")
    .innerJoin("app_user as user", "user.id", "family.user_id")
    .select((eb) => [
      "user.id",
      "user.username",
      "user.user_type",
      eb
        .selectFrom("user_warehouse as own")
        .select(sql<string[]>`coalesce(array_agg(own.warehouse_id), '{}')`.as("ids"))
        .whereRef("own.user_id", "=", "user.id")
        .as("warehouses"),
    ])
    .where("family.id", "=", sessionId)
    .where("family.user_id", "=", userId)
    .where("family.revoked_at", "is", null)
    .where("user.blocked_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const warehouses = may(row.user_type, "warehouse.all") ? "all" : (row.warehouses ?? []);
  return { id: row.id, username: row.username, userType: row.user_type, sessionId, warehouses };
};
