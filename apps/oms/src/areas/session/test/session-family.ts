import type { Db } from "../../../db/schema.ts";

/** Whose family a refresh token is of: its id. */
export const familyOf = (refreshToken: string): string => refreshToken.split(".")[0] ?? "";

/** Why the family of a refresh token has ended; null while it lives. */
export const endOf = async (db: Db, refreshToken: string) =>
  (
    await db
      .selectFrom("session_family")
      .select("revoked_for")
      .where("id", "=", familyOf(refreshToken))
      .executeTakeFirst()
  )?.revoked_for;
