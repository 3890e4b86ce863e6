import { sql } from "kysely";
import type { notificationEndpoints } from "@o2r/api/contract/engagement";
import type { Handlers } from "../../http/context.ts";

/** The bell shows the newest; who wants older ones will have a screen for them. */
const newest = 100;

const recipient = sql.ref<string>("user_id");

/** What the bell shows. Everybody sees, and marks, their own only. */
export const notificationHandlers: Handlers<typeof notificationEndpoints> = {
  pull: async ({ db, scope }) => {
    const rows = await db
      .selectFrom("notification")
      .select(["id", "type", "data", "created_at", "read_at"])
      .where(scope.covers(recipient))
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

  markRead: async ({ db, scope, actor, body, now, audit }) => {
    const read = await db
      .updateTable("notification")
      .set({ read_at: now })
      .where(scope.covers(recipient))
      .where(sql<boolean>`id = any(${body}::uuid[])`)
      .where("read_at", "is", null)
      .returning("id")
      .execute();
    // One event for all of them: the person's other windows read the list again.
    const [first] = read;
    if (first)
      audit({ entity: "notification", id: first.id, userId: actor.id, after: { read: read.map(({ id }) => id) } });
    return { done: true };
  },
};
