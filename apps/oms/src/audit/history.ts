import type { HistoryEntry } from "@o2r/api/contract";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/schema.ts";
import type { FieldChange } from "./entry.ts";

export interface HistoryRequest {
  readonly entity: string;
  readonly id: string;
  /** Only changes after this version: what a stale copy has missed. */
  readonly sinceVersion?: number;
  /** 100 unless told. */
  readonly limit?: number;
}

/** When a row last came into one of these states, as its history tells it; null where it does not. */
export const lastCameInto = (
  { entity, id }: Pick<HistoryRequest, "entity" | "id">,
  states: readonly string[],
): RawBuilder<string | null> =>
  sql<string | null>`(select max(log.at) from audit_log as log, jsonb_array_elements(log.changes) as change
    where log.entity = ${entity} and log.entity_id = ${id} and log.refusal is null
      and change->>'field' = 'state' and change->>'after' = any(${[...states]}::text[]))`;

/** The history of a row from the audit log, newest first, with who did what by name. */
export const readHistory = async (db: Db, request: HistoryRequest): Promise<HistoryEntry[]> => {
  const { sinceVersion } = request;
  const rows = await db
    .selectFrom("audit_log as log")
    .leftJoin("app_user as user", (join) => join.onRef("user.id", "=", "log.actor_id"))
    .select([
      "log.id",
      "log.at",
      "log.action",
      "log.version",
      "log.changes",
      "log.origin",
      "log.undoes",
      "log.actor_id",
      "log.actor_username",
      "user.name",
    ])
    .where("log.entity", "=", request.entity)
    .where("log.entity_id", "=", request.id)
    .where("log.refusal", "is", null)
    .$if(sinceVersion !== undefined, (query) => query.where("log.version", ">", sinceVersion ?? 0))
    .orderBy("log.id", "desc")
    .limit(request.limit ?? 100)
    .execute();
  return rows.map(({ actor_id: id, actor_username, name, ...row }) => {
    const username = actor_username ?? "";
    return {
      id: row.id,
      at: row.at,
      actor: id === null ? null : { id, username, name: name ?? username },
      action: row.action,
      version: row.version,
      ...(row.undoes && { undoes: true }),
      ...(row.origin && { origin: row.origin }),
      changes: row.changes as FieldChange[] as HistoryEntry["changes"], // written by writeAudit alone, as JSON
    };
  });
};
