import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { ImportJob } from "@o2r/api/contract/insight";
import { importEnded } from "@o2r/api/contract/engagement";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import { writeEvents } from "../../../events/outbox.ts";
import type { Services } from "../../../http/context.ts";
import { holdLease } from "../../../jobs/lease.ts";
import type { Job } from "../../../jobs/regular.ts";
import type { AllAreas } from "../../../kit/define-area.ts";
import { applyRows, findImporter } from "./rows/apply-rows.ts";
import { judgeRows } from "./rows/judge-rows.ts";

/** Rows that are checked, or imported, in one transaction, before the lease is renewed and others have their turn. */
const batch = 50;
/** How long an import stays this process's after its last sign of life, in milliseconds. */
const leaseFor = 5000;
/** How long one turn may work, in milliseconds: a service that stops waits for its end. Where more is to do, the next follows. */
const turnFor = 1000;

interface WorkingJob {
  readonly areas: AllAreas;
  readonly id: string;
  readonly owner_id: string;
  readonly thing: ImportJob["thing"];
  readonly state: ImportJob["state"];
  readonly columns: Readonly<Record<string, number>>;
  readonly monthFirst: readonly string[];
  readonly fileName: string;
}

const nextRows = (db: Db, job: string, state: "WAITING" | "GOOD") =>
  db
    .selectFrom("import_row")
    .select(["id", "number", "cells"])
    .where("job_id", "=", job)
    .where("state", "=", state)
    .orderBy("number")
    .limit(batch)
    .execute();

const finish = (db: Db, { id, state }: WorkingJob, next: ImportJob["state"]) =>
  db
    .updateTable("import_job")
    .set((eb) => ({ state: next, updated_at: new Date(), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    // Whoever has matched its columns again meanwhile has begun it again.
    .where("state", "=", state)
    .returning("version")
    .executeTakeFirst();

/** Ends the import of rows, and says so to everybody who may see what it has made. */
const endApplying = (db: Db, job: WorkingJob, next: ImportJob["state"]): Promise<void> =>
  tx(db, async (open) => {
    const ended = await finish(open, job, next);
    if (ended === undefined) return;
    const { warehousesOf } = job.areas.importers[job.thing];
    const filled = (await warehousesOf?.(open, job.id)) ?? [undefined];
    const told = filled.map((warehouseId) => ({
      entity: `${job.thing}-import`,
      id: job.id,
      version: ended.version,
      ...(warehouseId !== undefined && { warehouseId }),
    }));
    await writeEvents(open, { action: importEnded, now: new Date() }, told);
  });

/** Checks some rows; true while there may be more. */
const checkSome = (db: Db, job: WorkingJob): Promise<boolean> =>
  tx(db, async (open) => {
    // So that nobody matches its columns again in between.
    const held = await open
      .selectFrom("import_job")
      .select(["state", "columns", "month_first as monthFirst"])
      .where("id", "=", job.id)
      .forUpdate()
      .executeTakeFirst();
    if (held?.state !== "CHECKING") return false;
    const rows = await nextRows(open, job.id, "WAITING");
    const actor = await findImporter(open, job.owner_id, job.thing);
    if (rows.length > 0)
      await judgeRows(open, { ...job, columns: held.columns, monthFirst: held.monthFirst, actor }, rows);
    if (rows.length === batch) return true;
    await finish(open, job, "CHECKED");
    return false;
  });

/** Imports some rows; true while there may be more. */
const applySome = async (db: Db, job: WorkingJob, services: Services): Promise<boolean> => {
  const actor = await findImporter(db, job.owner_id, job.thing);
  const rows = actor === undefined ? [] : await nextRows(db, job.id, "GOOD");
  if (actor !== undefined && rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await applyRows(db, ids, { job: { ...job, actor }, actor, services });
  }
  const isMore = rows.length === batch;
  if (!isMore) await endApplying(db, job, actor === undefined ? "CHECKED" : "DONE");
  services.events.changed();
  return isMore;
};

/** Works on an import that nobody else works on; true while there may be more. */
const workOn = async (db: Db, job: WorkingJob, services: Services, until: number): Promise<boolean> => {
  const holder = randomUUID();
  const lease = `import ${job.id}`;
  const some = () => (job.state === "CHECKING" ? checkSome(db, job) : applySome(db, job, services));
  let isMore = false;
  try {
    // Batch after batch, as long as the import is ours. In between, calls have their turn.
    do {
      if (!(await holdLease(db, lease, holder, leaseFor))) return false;
      isMore = await some();
      await setImmediate();
    } while (isMore && Date.now() < until);
    return isMore;
  } finally {
    await db.deleteFrom("job_lease").where("name", "=", lease).where("holder", "=", holder).execute();
  }
};

/**
 * Goes on with the imports that are at work, for a while. Safe to run in several processes at once. Returns 0, for no pause
 * before the next turn, while there is more to do. Throws what went wrong, with the ids of the imports, once each has had
 * its turn: one that fails stops no other.
 */
export const runImports =
  (areas: AllAreas): Job["run"] =>
  async (db, services, now) => {
    const jobs = await db
      .selectFrom("import_job")
      .select(["id", "owner_id", "thing", "state", "columns", "month_first as monthFirst", "file_name as fileName"])
      .where("state", "in", ["CHECKING", "APPLYING"])
      .orderBy("updated_at")
      .limit(20)
      .execute();
    // Side by side with nobody: one person's large file leaves the connections to everybody else's calls.
    const failures: Error[] = [];
    let isMore = false;
    for (const job of jobs) {
      try {
        if (await workOn(db, { ...job, areas }, services, now.getTime() + turnFor)) isMore = true;
      } catch (cause) {
        failures.push(new Error(`The import ${job.id} cannot go on: ${String(cause)}`, { cause }));
        // Behind all others: as many as one turn takes could keep everybody else from theirs.
        await db.updateTable("import_job").set({ updated_at: new Date() }).where("id", "=", job.id).execute();
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
    return isMore ? 0 : undefined;
  };
