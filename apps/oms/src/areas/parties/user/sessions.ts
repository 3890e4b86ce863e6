import { sql, type Expression, type SqlBool } from "kysely";
import type { UserDevice, UserSession, userAccountEndpoints } from "@o2r/api/contract/parties";
import { notFound } from "../../../app-error.ts";
import { readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { endSession, endSessionsOf } from "../../session/sign-in-of-others.ts";
import { ensureRank } from "./ensure-managed.ts";

/** The accounts within reach: a supervisor's are the agents whom they supervise. */
export const withinReach = (scope: Scope): Expression<SqlBool> =>
  scope.covers({ owner: sql.ref("app_user.supervisor_id") });

/** The account that a call is about, within the caller's reach. */
export const reachUser = async (db: Db, scope: Scope, id: string) => {
  const found = await readRow(db, "app_user", id, { scope: withinReach(scope) });
  if (found === undefined) throw notFound("User");
  return { ...found, userType: found.user_type };
};

/** Where an account is signed in, and was of late. */
export const sessionHandlersOfUsers: Pick<
  Handlers<typeof userAccountEndpoints>,
  "sessions" | "revokeSession" | "revokeSessions" | "devices"
> = {
  sessions: async ({ db, scope, actor, params }): Promise<UserSession[]> => {
    await reachUser(db, scope, params.id);
    const rows = await db
      .selectFrom("session_family")
      .selectAll()
      .where("user_id", "=", params.id)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(50)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      openedAt: row.created_at,
      lastUsedAt: row.rotated_at,
      device: row.device,
      address: row.address,
      endedAt: row.revoked_at,
      endedFor: row.revoked_for,
      current: row.id === actor.sessionId,
    }));
  },

  devices: async ({ db, scope, params }): Promise<UserDevice[]> => {
    await reachUser(db, scope, params.id);
    return db
      .selectFrom("session_family")
      .select(({ fn }) => [
        "device",
        fn.min("created_at").as("firstUsedAt"),
        fn.max("rotated_at").as("lastUsedAt"),
        sql<number>`count(*) filter (where revoked_at is null)::int`.as("signedIn"),
      ])
      .where("user_id", "=", params.id)
      .groupBy("device")
      .orderBy("lastUsedAt", "desc")
      .execute();
  },

  revokeSession: async ({ db, scope, actor, params, now, audit }) => {
    ensureRank(actor, await reachUser(db, scope, params.id));
    const found = await db
      .selectFrom("session_family")
      .select("id")
      .where("id", "=", params.session)
      .where("user_id", "=", params.id)
      .executeTakeFirst();
    if (found === undefined) throw notFound("Session");
    await endSession(db, params.session, "revoked", now);
    audit({ entity: "user", id: params.id });
    return { done: true };
  },

  revokeSessions: async ({ db, scope, actor, params, now, audit }) => {
    ensureRank(actor, await reachUser(db, scope, params.id));
    await endSessionsOf(db, params.id, { reason: "revoked", now, keep: actor.sessionId });
    audit({ entity: "user", id: params.id });
    return { done: true };
  },
};
