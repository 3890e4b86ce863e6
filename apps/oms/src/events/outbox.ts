import type { AuditEntry } from "../audit/entry.ts";
import { newId } from "../db/id.ts";
import type { Db } from "../db/schema.ts";

/** So many rows go in at a time that PostgreSQL's 65,535 parameters suffice: one call may change thousands of things. */
const atOnce = 4000;

/**
 * Leaves a hint for each changed row in the outbox, in the transaction that changes it: which row, and its version.
 * Never its data: whoever hears of it reads the row under their own rights.
 */
export const writeEvents = async (
  db: Db,
  scene: { readonly action: string; readonly now: Date },
  entries: readonly AuditEntry[],
): Promise<void> => {
  const rows = entries.map((entry) => ({
    id: newId(),
    at: scene.now,
    action: entry.action ?? scene.action,
    entity: entry.entity,
    entity_id: entry.id,
    version: entry.version ?? null,
    warehouse_id: entry.warehouseId ?? null,
    user_id: entry.userId ?? null,
    seq: null,
  }));
  for (let from = 0; from < rows.length; from += atOnce) {
    await db
      .insertInto("outbox")
      .values(rows.slice(from, from + atOnce))
      .execute();
  }
};
