import type { notificationEndpoints } from "@o2r/api/contract/notification";
import type { Handlers } from "../../http/context.ts";

/** The bell shows the newest; who wants older ones will have a screen for them. */
const newest = 100;

/** What the bell shows. Everybody sees, and marks, their own only. */
export const notificationHandlers: Handlers<typeof notificationEndpoints> = {
  pull: async ({ db, actor }) => {
    const rows = await db
      .selectFrom("notification")
      .select(["id", "type", "data", "created_at", "read_at"])
      .where("user_id", "=", actor.id)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(newest)
      .execute();
    return rows.map(({ id, type, data, created_at, read_at }) => ({
      id,
      type,
      data,
      creationDate: created_at,
      read: read_at !== null,
    }));
  },

  markRead: async ({ db, actor, body, now }) => {
    if (body.length > 0) {
      await db
        .updateTable("notification")
        .set({ read_at: now })
        .where("user_id", "=", actor.id)
        .where("id", "in", body)
        .where("read_at", "is", null)
        .execute();
    }
    return { done: true };
  },
};
