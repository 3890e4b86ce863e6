import { auditRows, writeAudit, type AuditScene } from "../../audit/write.ts";
import type { AuditEntry } from "../../audit/entry.ts";
import type { Db } from "../../db/schema.ts";
import { eventRows, writeEvents } from "../../events/outbox.ts";
import { keepAnswer, keepingAnswer, type KeptAnswer, type Repeatable } from "./idempotency.ts";

/** So many rows and fewer are kept by one statement. */
const few = 20;

interface Kept {
  readonly scene: AuditScene;
  readonly entries: readonly AuditEntry[];
  /** What is answered, and the key under which it is kept; undefined where none was sent. */
  readonly answered: { readonly call: Repeatable; readonly answer: KeptAnswer } | undefined;
}

/** Keeps what a call has changed, at its end: audit rows, events, and its answer beside its key. */
export const keepChanges = async (db: Db, { scene, entries, answered }: Kept): Promise<void> => {
  if (answered === undefined || entries.length === 0 || entries.length > few) {
    await writeAudit(db, scene, entries);
    await writeEvents(db, scene, entries);
    if (answered !== undefined) await keepAnswer(db, answered.call, answered.answer);
    return;
  }
  await db
    .with("audited", (given) => given.insertInto("audit_log").values(auditRows(scene, entries)))
    .with("told", (given) => given.insertInto("outbox").values(eventRows(scene, entries)))
    .updateTable("idempotency_key")
    .set(keepingAnswer(answered.answer))
    .where("actor_id", "=", answered.call.actorId)
    .where("key", "=", answered.call.key)
    .execute();
};
