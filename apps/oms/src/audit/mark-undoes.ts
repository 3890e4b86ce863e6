import type { Db } from "../db/schema.ts";
import type { AuditEntry, FieldChange } from "./entry.ts";
import { lookedAt, takesBack } from "./takes-back.ts";

/** What the newest entries of a row's history have changed, newest first. */
const readChanges = async (db: Db, { entity, id }: AuditEntry): Promise<readonly (readonly FieldChange[])[]> => {
  const rows = await db
    .selectFrom("audit_log")
    .select("changes")
    .where("entity", "=", entity)
    .where("entity_id", "=", id)
    .where("refusal", "is", null)
    .orderBy("id", "desc")
    .limit(lookedAt)
    .execute();
  return rows.map(({ changes }) => changes as FieldChange[]); // written by writeAudit alone, as JSON
};

/**
 * What a call has changed that says of itself that it takes back what was done last: each entry of which this is true says so
 * too. Of a call that changes more rows than an undo does, none is.
 */
export const markUndoes = async (db: Db, entries: readonly AuditEntry[]): Promise<readonly AuditEntry[]> => {
  if (entries.length > lookedAt) return entries;
  const marked: AuditEntry[] = [];
  for (const entry of entries)
    marked.push(takesBack(entry, await readChanges(db, entry)) ? { ...entry, undoes: true } : entry);
  return marked;
};
