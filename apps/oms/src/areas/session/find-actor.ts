import { sql } from "kysely";
import { may, type UserType } from "@o2r/api/contract";
import type { Db } from "../../db/schema.ts";
import type { Actor, FindActor, FindActors } from "../../http/actor.ts";

interface HolderRow {
  readonly id: string;
  readonly username: string;
  readonly user_type: UserType;
  readonly must_change: boolean;
  readonly warehouses: readonly string[];
  readonly team: readonly string[];
  readonly regions: readonly string[];
  readonly beats: readonly string[];
}

type SessionRow = HolderRow & { readonly session_id: string };

const livingSessions = async (db: Db, sessionIds: readonly string[]): Promise<readonly SessionRow[]> => {
  const { rows } = await sql<SessionRow>`select * from actors_of_sessions(${[...sessionIds]}::uuid[])`.execute(db);
  return rows;
};

/** Who a user is to the service, in one of their sessions. */
const toActor = ({ session_id, user_type, must_change, warehouses, ...row }: SessionRow): Actor => ({
  ...row,
  userType: user_type,
  sessionId: session_id,
  mustChangePassword: must_change,
  warehouses: may(user_type, "warehouse.all") ? "all" : warehouses,
});

/**
 * Who an access token speaks for, as the database has it now: role and what is assigned are never taken from the token. Null
 * once the session has ended or the user is blocked.
 */
export const findActor: FindActor = async (db, { userId, sessionId }) => {
  const [row] = await livingSessions(db, [sessionId]);
  return row?.id === userId ? toActor(row) : null;
};

/** Who a user is without a session, for work that goes on when they have signed out; undefined once they are blocked. */
export const findHolder = async (db: Db, userId: string): Promise<Actor | undefined> => {
  const { rows } = await sql<HolderRow>`
    select holder.id, holder.username, holder.user_type, holder.must_change_password as must_change, assigned.*
    from app_user as holder cross join lateral assigned_to(holder.id) as assigned
    where holder.id = ${userId} and holder.blocked_at is null`.execute(db);
  return rows[0] && toActor({ ...rows[0], session_id: "" });
};

/** The same for many sessions at once, whose tokens were read before. */
export const findActors: FindActors = async (db, sessionIds) => {
  const rows = await livingSessions(db, sessionIds);
  return new Map(rows.map((row) => [row.session_id, toActor(row)]));
};
