import type { HistoryEntry } from "@o2r/api/contract/catalogue";
import type { FieldChange } from "../../audit/entry.ts";
import type { Db } from "../../db/schema.ts";

/** What happened to a product, newest first; with `since`, only what came after that version. */
export const readProductHistory = async (db: Db, id: string, since?: number): Promise<HistoryEntry[]> => {
  const rows = await db
    .selectFrom("audit_log as log")
    .leftJoin("app_user as user", (join) => join.onRef("user.id", "=", "log.actor_id"))
    .select([
      "log.id",
      "log.at",
      "log.action",
      "log.version",
      "log.changes",
      "log.actor_id",
      "log.actor_username",
      "user.name",
    ])
    .where("log.entity", "=", "product")
    .where("log.entity_id", "=", id)
    .where("log.refusal", "is", null)
    .$if(since !== undefined, (query) => query.where("log.version", ">", since ?? 0))
    .orderBy("log.id", "desc")
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor:
      row.actor_id === null
        ? null
        : { id: row.actor_id, username: row.actor_username ?? "", name: row.name ?? row.actor_username ?? "" },
    action: row.action,
    version: row.version,
    changes: row.changes as FieldChange[] as HistoryEntry["changes"], // written by the audit log as JSON
  }));
};
