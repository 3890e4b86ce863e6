import { sql } from "kysely";
import { may, type UserType } from "@o2r/api/contract";
import type { Db } from "../../db/schema.ts";
import type { Actor, FindActor, FindActors } from "../../http/context.ts";

interface SessionRow {
  readonly session_id: string;
  readonly id: string;
  readonly username: string;
  readonly user_type: UserType;
  readonly warehouses: readonly string[];
}

const livingSessions = async (db: Db, sessionIds: readonly string[]): Promise<readonly SessionRow[]> => {
  const { rows } = await sql<SessionRow>`select * from actors_of_sessions(${[...sessionIds]}::uuid[])`.execute(db);
  return rows;
};

/** Who a user is to the service, in one of their sessions. */
export const toActor = ({ session_id, id, username, user_type, warehouses }: SessionRow): Actor => ({
  id,
  username,
  userType: user_type,
  sessionId: session_id,
  warehouses: may(user_type, "warehouse.all") ? "all" : warehouses,
});

/**
 * Who an access token speaks for, as the database has it now: role and warehouses are never taken from the token. Null
 * once the session has ended or the user is blocked.
 */
export const findActor: FindActor = async (db, { userId, sessionId }) => {
  const [row] = await livingSessions(db, [sessionId]);
  return row?.id === userId ? toActor(row) : null;
};

/** The same for many sessions at once, whose tokens were read before. */
export const findActors: FindActors = async (db, sessionIds) => {
  const rows = await livingSessions(db, sessionIds);
  return new Map(rows.map((row) => [row.session_id, toActor(row)]));
};
