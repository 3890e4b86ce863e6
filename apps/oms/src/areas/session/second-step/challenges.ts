import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { holdUser, type HeldUser } from "../hold-user.ts";
import { hashCode, makeCode, type Challenge } from "../../../trade/one-time-code.ts";

/** How many second steps one user may begin in an hour, so that nobody who knows a password can try codes at leisure. */
const perHour = 10;
const hour = 3_600_000;

/** A second step that waits for its code. */
export interface OpenChallenge extends Challenge {
  readonly id: string;
  readonly user: HeldUser;
}

/** The code of a new or renewed challenge. It is known here only; the database has its hash. */
export interface SentCode {
  readonly id: string;
  readonly code: string;
  /** How many codes this second step was sent before. */
  readonly nth: number;
}

/** Begins a second step of a user who is held; every earlier one is over. Null when the user has begun too many. */
export const openChallenge = async (
  db: Db,
  secret: Uint8Array,
  userId: string,
  now: Date,
): Promise<SentCode | null> => {
  await db
    .deleteFrom("code_challenge")
    .where("user_id", "=", userId)
    .where("sent_at", "<", new Date(now.getTime() - hour).toISOString())
    .execute();
  const { begun } = await db
    .selectFrom("code_challenge")
    .select(({ fn }) => fn.countAll<number>().as("begun"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (begun >= perHour) return null;
  await closeChallengesOf(db, userId, now);
  const id = newId();
  const code = makeCode();
  await db
    .insertInto("code_challenge")
    .values({ id, user_id: userId, code_hash: hashCode(secret, id, code), sent_at: now, used_at: null })
    .execute();
  return { id, code, nth: 0 };
};

/** Ends every second step of a user. */
export const closeChallengesOf = async (db: Db, userId: string, now: Date): Promise<void> => {
  await db
    .updateTable("code_challenge")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
};

/**
 * Reads a challenge and its user, and holds both until the transaction ends, so that each try is counted. The user comes
 * first, as for whoever ends all challenges of somebody: in two orders, the two would wait for each other.
 */
export const lockChallenge = async (db: Db, id: string): Promise<OpenChallenge | undefined> => {
  const found = await db.selectFrom("code_challenge").select("user_id").where("id", "=", id).executeTakeFirst();
  const user = found && (await holdUser(db, found.user_id));
  if (!user) return undefined;
  const row = await db.selectFrom("code_challenge").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return (
    row && {
      id: row.id,
      user,
      codeHash: row.code_hash,
      attempts: row.attempts,
      sends: row.sends,
      sentAt: new Date(row.sent_at),
      usedAt: row.used_at === null ? null : new Date(row.used_at),
    }
  );
};

/** Counts a wrong code. */
export const countWrongCode = async (db: Db, { id, attempts }: OpenChallenge): Promise<void> => {
  await db
    .updateTable("code_challenge")
    .set({ attempts: attempts + 1 })
    .where("id", "=", id)
    .execute();
};

/** Puts another code in the place of the last; the tries already made stay counted. */
export const renewChallenge = async (
  db: Db,
  secret: Uint8Array,
  { id, sends }: OpenChallenge,
  now: Date,
): Promise<SentCode> => {
  const code = makeCode();
  await db
    .updateTable("code_challenge")
    .set({ code_hash: hashCode(secret, id, code), sends: sends + 1, sent_at: now })
    .where("id", "=", id)
    .execute();
  return { id, code, nth: sends };
};
