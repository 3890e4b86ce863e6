import { sql } from "kysely";
import { may, type UserType } from "@o2r/api/contract";
import { mayViewAs } from "@o2r/api/contract/session";
import { sayOnce } from "../../db/compile-once.ts";
import { asRead, readAlone } from "../../db/read-together.ts";
import type { Db } from "../../db/schema.ts";
import { askTogether } from "../../work/ask-together.ts";
import { nobodysId, type Actor, type FindActor, type FindActors } from "../../http/actor.ts";

interface HolderRow {
  readonly id: string;
  readonly username: string;
  readonly user_type: UserType;
  readonly must_change: boolean;
  readonly warehouses: readonly string[];
  readonly team: readonly string[];
  readonly regions: readonly string[];
  readonly beats: readonly string[];
  readonly helps: boolean;
}

interface SessionRow extends HolderRow {
  readonly session_id: string;
  /** As whom the session sees the console: an account, or a user type. */
  readonly view_user: string | null;
  readonly view_type: UserType | null;
}

const sessions = sayOnce(
  ({ ids }: { readonly ids: readonly string[] }) => sql<SessionRow>`select * from actors_of_sessions(${ids}::uuid[])`,
);

const livingSessions = (db: Db, ids: readonly string[]): Promise<readonly SessionRow[]> =>
  readAlone(
    db,
    asRead(sessions, { ids }, (rows) => rows),
  );

/** One of them: on a busy service most calls ask together with others. */
const livingSession = askTogether(
  async (db: Db, ids) => new Map((await livingSessions(db, ids)).map((row) => [row.session_id, row])),
);

/** Who a user is to the service, in one of their sessions. */
const toActor = ({ user_type, must_change, warehouses, ...row }: HolderRow, sessionId: string): Actor => ({
  ...row,
  userType: user_type,
  sessionId,
  mustChangePassword: must_change,
  warehouses: may(user_type, "warehouse.all") ? "all" : warehouses,
});

/** A user type as nobody in particular: it reaches what is assigned to no one, and nothing that its viewer has made. */
const typeSeenBy = (own: Actor, userType: UserType): Actor => ({
  ...own,
  id: nobodysId,
  userType,
  warehouses: may(userType, "warehouse.all") ? "all" : [],
  team: [],
  regions: [],
  beats: [],
  viewer: own,
});

/** Whoever a session speaks for: its user, or the one as whom they see the console, for as long as their rank lets them. */
const seenBy = async (db: Db, { session_id, view_user, view_type, ...row }: SessionRow): Promise<Actor> => {
  const own = toActor(row, session_id);
  if (own.mustChangePassword) return own;
  if (view_type !== null) return mayViewAs(own.userType, view_type) ? typeSeenBy(own, view_type) : own;
  const seen = view_user === null ? undefined : await findHolder(db, view_user);
  if (seen === undefined || !mayViewAs(own.userType, seen.userType)) return own;
  return { ...seen, sessionId: session_id, mustChangePassword: false, viewer: own };
};

/**
 * Who an access token speaks for, as the database has it now: role and what is assigned are never taken from the token. Null
 * once the session has ended or the user is blocked.
 */
export const findActor: FindActor = async (db, { userId, sessionId }) => {
  const row = await livingSession(db, sessionId);
  return row?.id === userId ? seenBy(db, row) : null;
};

/** Who a user is without a session, for work that goes on when they have signed out; undefined once they are blocked. */
export const findHolder = async (db: Db, userId: string): Promise<Actor | undefined> => {
  const { rows } = await sql<HolderRow>`
    select holder.id, holder.username, holder.user_type, holder.must_change_password as must_change, assigned.*
    from app_user as holder cross join lateral assigned_to(holder.id) as assigned
    where holder.id = ${userId} and holder.blocked_at is null`.execute(db);
  return rows[0] && toActor(rows[0], "");
};

/** The same for many sessions at once, whose tokens were read before. */
export const findActors: FindActors = async (db, sessionIds) => {
  const rows = await livingSessions(db, sessionIds);
  const found = new Map<string, Actor>();
  for (const row of rows) found.set(row.session_id, await seenBy(db, row));
  return found;
};
