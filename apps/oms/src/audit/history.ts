import type { Db } from "../db/schema.ts";
import type { FieldChange } from "./entry.ts";

/** One change of a row, as its history tells it. */
export interface HistoryEntry {
  /** ISO instant. */
  readonly at: string;
  /** Who did it; null for the service itself. */
  readonly actor: { readonly id: string; readonly username: string } | null;
  readonly action: string;
  readonly changes: readonly FieldChange[];
  /** Version of the row after the change. */
  readonly version: number | null;
}

export interface HistoryRequest {
  readonly entity: string;
  readonly id: string;
  /** Only changes after this version: what a stale copy has missed. */
  readonly sinceVersion?: number;
  /** 100 unless told. */
  readonly limit?: number;
}

/** The history of a row from the audit log, newest first. */
export const readHistory = async (db: Db, request: HistoryRequest): Promise<HistoryEntry[]> => {
  const { sinceVersion } = request;
  const rows = await db
    .selectFrom("audit_log")
    .select(["at", "actor_id", "actor_username", "action", "changes", "version"])
    .where("entity", "=", request.entity)
    .where("entity_id", "=", request.id)
    .where("refusal", "is", null)
    .$if(sinceVersion !== undefined, (query) => query.where("version", ">", sinceVersion ?? 0))
    .orderBy("id", "desc")
    .limit(request.limit ?? 100)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    actor: row.actor_id === null ? null : { id: row.actor_id, username: row.actor_username ?? "" },
    action: row.action,
    changes: row.changes as readonly FieldChange[], // written by writeAudit alone
    version: row.version,
  }));
};
