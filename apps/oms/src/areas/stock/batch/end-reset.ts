import type { AuditEntry } from "../../../audit/entry.ts";
import {
  discardLife,
  openChecks,
  qcLife,
  rejectedHere,
  rejectedLife,
  type InventoryRow,
} from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { movedMeanwhile } from "../ledger/post-movements.ts";

/** What waits for units that a reset of their batch takes off the books. */
export type Waiting = Awaited<ReturnType<typeof findWaiting>>;

const checksOf = (db: Db, batchId: string) =>
  db
    .selectFrom("qc")
    .innerJoin("qc_line as line", "line.qc_id", "qc.id")
    .select(["qc.id", "qc.version", "qc.state", "line.received"])
    .where("line.batch_id", "=", batchId)
    .where("line.reset", "=", false)
    .where("qc.state", "in", openChecks)
    .orderBy("qc.id");

/** The open checks that hold units of a batch. */
export const findChecks = (db: Db, batchId: string): Promise<readonly { readonly id: string }[]> =>
  checksOf(db, batchId).execute();

const rejectsOf = (db: Db, batchId: string) =>
  db
    .selectFrom("rejected_sku")
    .select(["id", "version", "state", "note"])
    .where("batch_id", "=", batchId)
    // Those that are checked again lie in quarantine, which is emptied.
    .where("state", "in", [...rejectedHere, "RE_QC"])
    .orderBy("id");

const requestsOf = (db: Db, batchId: string) =>
  db
    .selectFrom("discard_request")
    .select(["id", "version", "state", "created_by"])
    .where("batch_id", "=", batchId)
    .where("state", "=", "REQUESTED")
    .orderBy("id");

const findWaiting = async (db: Db, batchId: string) => ({
  checks: await checksOf(db, batchId).execute(),
  rejects: await rejectsOf(db, batchId).execute(),
  requests: await requestsOf(db, batchId).execute(),
});

/** Holds what waits for units of a batch until the transaction ends: before the balance, as whoever moves them does. */
export const holdWaiting = async (db: Db, batchId: string): Promise<Waiting> => ({
  checks: await checksOf(db, batchId).forUpdate("qc").execute(),
  rejects: await rejectsOf(db, batchId).forUpdate().execute(),
  requests: await requestsOf(db, batchId).forUpdate().execute(),
});

const idsIn = ({ checks, rejects, requests }: Waiting): string =>
  [...checks, ...rejects, ...requests].map(({ id }) => id).join();

/** Refuses when something began to wait for the batch before its balance was held: it is not held itself. */
export const ensureHeld = async (db: Db, batchId: string, held: Waiting): Promise<void> => {
  if (idsIn(await findWaiting(db, batchId)) !== idsIn(held)) throw movedMeanwhile();
};

export interface Resetting {
  readonly db: Db;
  readonly batch: Pick<InventoryRow, "id" | "warehouseId">;
  readonly reason: string;
  readonly actorId: string;
  readonly now: Date;
  readonly audit: (entry: AuditEntry) => void;
}

/** Ends the lines of checks; returns the checks that have ended with them. */
const endLines = async ({ db, batch, reason, actorId, now, audit }: Resetting, checks: Waiting["checks"]) => {
  const closed: string[] = [];
  for (const { received, ...held } of checks) {
    await db
      .updateTable("qc_line")
      .set({ reset: true, accepted: 0, rejected: 0, held: 0 })
      .where("qc_id", "=", held.id)
      .where("batch_id", "=", batch.id)
      .execute();
    const left = await db
      .selectFrom("qc_line")
      .select("id")
      .where("qc_id", "=", held.id)
      .where("reset", "=", false)
      .executeTakeFirst();
    const next = left === undefined ? { step: "close", set: { submitted_at: now } } : { step: "resetLine" };
    const taken = await takeStep(db, { life: qcLife, table: "qc", held, ...next, now, by: actorId });
    const told = { before: { unitsReset: 0 }, after: { unitsReset: received, reason } };
    audit(stepEntry(qcLife, "reset", { ...held, warehouse_id: batch.warehouseId }, taken, told));
    if (left === undefined) closed.push(held.id);
  }
  return closed;
};

/**
 * Ends what waits for units that a reset takes off the books, so that nobody takes other units for them: the lines of open
 * checks, and those that have no other line as a whole; rejected goods; requests to discard. Returns the checks that have ended.
 */
export const endWaiting = async (
  resetting: Resetting,
  { checks, rejects, requests }: Waiting,
): Promise<readonly string[]> => {
  const { db, batch, reason, actorId, now, audit } = resetting;
  const { warehouseId } = batch;
  const closed = await endLines(resetting, checks);
  const table = "rejected_sku";
  for (const held of rejects) {
    const set = { note: reason, moved_by: actorId };
    const taken = await takeStep(db, { life: rejectedLife, table, held, step: "reset", set, now, by: actorId });
    const told = { before: { note: held.note }, after: { note: reason } };
    audit(stepEntry(rejectedLife, "reset", { ...held, warehouse_id: warehouseId }, taken, told));
  }
  for (const held of requests) {
    // Nobody decides on their own request: then it is the reset alone that has.
    const decided_by = held.created_by === actorId ? null : actorId;
    const set = { decision: reason, decided_at: now, decided_by };
    const step = { life: discardLife, table: "discard_request", held, step: "reset", set, now, by: actorId } as const;
    const taken = await takeStep(db, step);
    audit(
      stepEntry(discardLife, "refused", { ...held, warehouse_id: warehouseId }, taken, { after: { decision: reason } }),
    );
  }
  return closed;
};
