import type { AuditEntry } from "../audit/entry.ts";
import { writeAudit } from "../audit/write.ts";
import type { Db } from "../db/schema.ts";
import { tx } from "../db/tx.ts";
import { writeEvents } from "../events/outbox.ts";
import type { Services } from "../http/context.ts";

/** The services that what is applied is told with. */
export interface Telling {
  readonly events: Pick<Services["events"], "changed">;
}

interface Applying {
  readonly ids: readonly string[];
  readonly action: string;
  /** Stands for the call that there is none of. */
  readonly requestId: string;
  readonly now: Date;
  /** Holds one and applies it; returns what is to be audited, nothing when there was nothing to do. */
  readonly apply: (trx: Db, id: string) => Promise<readonly AuditEntry[]>;
}

/**
 * Applies what is due one after the other, each in a transaction of its own with its audit: one that fails keeps no other
 * from its turn.
 *
 * @throws AggregateError of what failed, once all have had their turn.
 */
export const applyEach = async (
  db: Db,
  { events }: Telling,
  { ids, action, requestId, now, apply }: Applying,
): Promise<void> => {
  if (ids.length === 0) return;
  const scene = { action, actor: null, now, requestId, address: "" };
  const failures: Error[] = [];
  const applyOne = (id: string): Promise<void> =>
    tx(db, async (trx) => {
      const entries = await apply(trx, id);
      if (entries.length === 0) return;
      await writeAudit(trx, scene, entries);
      await writeEvents(trx, scene, entries);
    });
  for (const id of ids) {
    await applyOne(id).catch((cause: unknown) => {
      failures.push(new Error(`${id} cannot be applied: ${String(cause)}`, { cause }));
    });
  }
  events.changed();
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
};
