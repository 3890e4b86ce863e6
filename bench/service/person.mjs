// An administrator with a session, put into a migrated database.
import { newId } from "../../apps/oms/src/db/id.ts";
import { openPool } from "../../apps/oms/src/db/pool.ts";

/** @param {string} url @returns what an access token of theirs says */
export async function insertPerson(url) {
  const pool = openPool({ url, connections: 1 });
  const [userId, sessionId] = [newId(), newId()];
  const now = new Date().toISOString();
  await pool.db
    .insertInto("app_user")
    .values({
      id: userId,
      username: "uploader",
      name: "Uploader",
      password_hash: "none",
      user_type: "ADMIN",
      mobile: null,
      email_id: null,
      blocked_at: null,
      created_by: userId,
      updated_by: userId,
    })
    .execute();
  await pool.db
    .insertInto("session_family")
    .values({ id: sessionId, user_id: userId, created_at: now, rotated_at: now, revoked_at: null, revoked_for: null })
    .execute();
  await pool.close();
  return { userId, sessionId };
}
