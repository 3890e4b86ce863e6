import { newId } from "../../db/id.ts";
import type { Database, Db } from "../../db/schema.ts";
import { refreshLifeMs, type FamilyState } from "./decide-refresh.ts";

/** Where and when a session begins. */
interface Begun {
  readonly now: Date;
  readonly device: string | null;
  readonly address: string;
}

/** Begins a session: the id of its family, whose first refresh token is of generation 1. Clears the user's oldest away. */
export const openFamily = async (db: Db, userId: string, { now, device, address }: Begun): Promise<string> => {
  const over = new Date(now.getTime() - refreshLifeMs).toISOString();
  await db.deleteFrom("session_family").where("user_id", "=", userId).where("created_at", "<", over).execute();
  const id = newId();
  await db
    .insertInto("session_family")
    .values({
      id,
      user_id: userId,
      device,
      address,
      created_at: now,
      rotated_at: now,
      revoked_at: null,
      revoked_for: null,
    })
    .execute();
  return id;
};

/** A family with its user, as a refresh needs to know them. */
export interface FamilyOfUser extends FamilyState {
  readonly userId: string;
  readonly blocked: boolean;
}

/** Reads a family; undefined when there is none. */
export const findFamily = async (db: Db, familyId: string): Promise<FamilyOfUser | undefined> => {
  const row = await db
    .selectFrom("session_family as family")
    .innerJoin("app_user as user", "user.id", "family.user_id")
    .select([
      "family.generation",
      "family.created_at",
      "family.rotated_at",
      "family.revoked_at",
      "family.user_id",
      "user.blocked_at",
    ])
    .where("family.id", "=", familyId)
    .executeTakeFirst();
  return (
    row && {
      generation: row.generation,
      createdAt: new Date(row.created_at),
      rotatedAt: new Date(row.rotated_at),
      revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
      userId: row.user_id,
      blocked: row.blocked_at !== null,
    }
  );
};

/** Moves a living family from `to - 1` to `to`. False when somebody else was quicker. */
export const rotateFamily = async (db: Db, familyId: string, to: number, now: Date): Promise<boolean> => {
  const moved = await db
    .updateTable("session_family")
    .set({ generation: to, rotated_at: now })
    .where("id", "=", familyId)
    .where("generation", "=", to - 1)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
};

/** Why a session family ended. */
type FamilyEnd = NonNullable<Database["session_family"]["revoked_for"]>;

const living = (db: Db, now: Date, reason: FamilyEnd) =>
  db.updateTable("session_family").set({ revoked_at: now, revoked_for: reason }).where("revoked_at", "is", null);

/** Ends one session. */
export const endFamily = async (db: Db, familyId: string, reason: FamilyEnd, now: Date): Promise<void> => {
  await living(db, now, reason).where("id", "=", familyId).execute();
};

/** Ends every session of a user, but for the one that is kept. */
export const endFamiliesOf = async (
  db: Db,
  userId: string,
  { reason, now, keep }: { readonly reason: FamilyEnd; readonly now: Date; readonly keep?: string },
): Promise<void> => {
  const all = living(db, now, reason).where("user_id", "=", userId);
  await (keep === undefined ? all : all.where("id", "<>", keep)).execute();
};
