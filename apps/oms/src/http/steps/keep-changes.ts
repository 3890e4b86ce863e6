import { auditRows, writeAudit, type AuditScene } from "../../audit/write.ts";
import type { AuditEntry } from "../../audit/entry.ts";
import type { Db } from "../../db/schema.ts";
import { insertAsOne, writeAhead, writeAll } from "../../db/write-together.ts";
import { eventRows, writeEvents } from "../../events/outbox.ts";
import { keepingAnswer, type KeptAnswer, type Repeatable } from "./idempotency.ts";

/** So many rows and fewer are kept by one statement. */
const few = 20;

interface Kept {
  readonly scene: AuditScene;
  readonly entries: readonly AuditEntry[];
  /** What is answered, and the key under which it is kept; undefined where none was sent. */
  readonly answered: { readonly call: Repeatable; readonly answer: KeptAnswer } | undefined;
}

/** Keeps what a call has changed, at the end of its transaction: audit rows, events, and its answer beside its key. */
export const keepChanges = async (db: Db, { scene, entries, answered }: Kept): Promise<void> => {
  if (answered === undefined || entries.length === 0 || entries.length > few) {
    await writeAudit(db, scene, entries);
    await writeEvents(db, scene, entries);
    if (answered !== undefined) await writeAll(db, [["answered", keepingAnswer(answered.call, answered.answer)]]);
    return;
  }
  // The commit goes with it: it keeps nothing where this fails.
  await writeAhead(db, [
    ["audited", insertAsOne("audit_log", auditRows(scene, entries))],
    ["told", insertAsOne("outbox", eventRows(scene, entries))],
    ["answered", keepingAnswer(answered.call, answered.answer)],
  ]);
};
