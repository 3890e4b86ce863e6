import type { Db } from "../../../db/schema.ts";

/** Ends every chat, and puts its ticket into the past: whoever begins one next has a new one. */
export const endChats = async (db: Db): Promise<void> => {
  await db
    .updateTable("chat_session")
    .set({ state: "ENDED", call_due: null })
    .where("state", "in", ["WAITING", "CALLING"])
    .execute();
  await db
    .updateTable("ticket")
    .set({ state: "CLOSED", created_at: new Date(Date.now() - 86_400_000) })
    .where("source", "=", "CHAT")
    .execute();
};
