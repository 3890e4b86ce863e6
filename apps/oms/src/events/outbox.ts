import type { AuditEntry } from "../audit/entry.ts";
import { newId } from "../db/id.ts";
import { piecesOf } from "../db/pieces-of.ts";
import type { Db } from "../db/schema.ts";
import { writeRows } from "../db/write-together.ts";

interface EventScene {
  readonly action: string;
  readonly now: Date;
}

/** The rows of the outbox for what a call changed: one, or one for each of two warehouses. */
export const eventRows = (scene: EventScene, entries: readonly AuditEntry[]) =>
  entries.flatMap((entry) =>
    [entry.warehouseId ?? null, ...(entry.alsoAt === undefined ? [] : [entry.alsoAt])].map((warehouseId) => ({
      id: newId(),
      at: scene.now,
      action: entry.action ?? scene.action,
      entity: entry.entity,
      entity_id: entry.id,
      version: entry.version ?? null,
      warehouse_id: warehouseId,
      user_id: entry.userId ?? null,
      seq: null,
    })),
  );

/**
 * Leaves a hint for each changed row in the outbox, in the transaction that changes it: which row, and its version.
 * Never its data: whoever hears of it reads the row under their own rights.
 */
export const writeEvents = async (db: Db, scene: EventScene, entries: readonly AuditEntry[]): Promise<void> => {
  for (const piece of piecesOf(eventRows(scene, entries))) await writeRows(db, "outbox", piece);
};
