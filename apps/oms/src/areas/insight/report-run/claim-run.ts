import { reportRunLife as life, type ReportName } from "@o2r/api/contract/insight";
import { databaseCode } from "../../../db/database-error.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import { writeEvents } from "../../../events/outbox.ts";
import type { Services } from "../../../http/context.ts";
import { holdLease } from "../../../jobs/lease.ts";
import { takeStep } from "../../../trade/lifecycle/take-step.ts";
import type { Values } from "./ask-report.ts";
import { asReportName } from "./select-runs.ts";

/** How long a report stays this process's after its last sign of life, in milliseconds. */
export const leaseFor = 10_000;
export const leaseOf = (id: string): string => `report ${id}`;

/** A report that this process is to make. */
export interface Claimed {
  readonly id: string;
  readonly owner: string;
  /** Undefined where there is no such report any more. */
  readonly report: ReportName | undefined;
  readonly values: Values;
  /** How often it has been begun. */
  readonly attempt: number;
}

interface Claiming {
  readonly holder: string;
  /** What this process makes already. */
  readonly known: readonly string[];
  readonly now: Date;
}

/** One that was begun, and whose process shows no sign of life any more. */
const claimLeft = async (db: Db, { holder, known }: Claiming): Promise<Claimed | undefined> => {
  const begun = await db
    .selectFrom("report_run")
    .select("id")
    .where("state", "=", "RUNNING")
    .$if(known.length > 0, (query) => query.where("id", "not in", known))
    .orderBy("created_at")
    .limit(20)
    .execute();
  for (const { id } of begun) {
    if (!(await holdLease(db, leaseOf(id), holder, leaseFor))) continue;
    const taken = await db
      .updateTable("report_run")
      .set((eb) => ({ attempts: eb("attempts", "+", 1), rows: 0, total: null }))
      .where("id", "=", id)
      .where("state", "=", "RUNNING")
      .returning(["owner_id", "report", "params", "attempts"])
      .executeTakeFirst();
    if (taken !== undefined)
      return {
        id,
        owner: taken.owner_id,
        report: asReportName(taken.report),
        values: taken.params,
        attempt: taken.attempts,
      };
  }
  return undefined;
};

/** The oldest one that waits, of somebody for whom none is made at the moment. */
const claimWaiting = (db: Db, { holder, now }: Claiming): Promise<Claimed | undefined> =>
  tx(db, async (open) => {
    const waiting = await open
      .selectFrom("report_run as run")
      .select("run.id")
      .where("run.state", "=", "ASKED")
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("report_run as other")
              .select("other.id")
              .whereRef("other.owner_id", "=", "run.owner_id")
              .where("other.state", "=", "RUNNING"),
          ),
        ),
      )
      .orderBy("run.created_at")
      .orderBy("run.id")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const held = waiting && (await lockRow(open, "report_run", waiting.id));
    if (held === undefined || !(await holdLease(open, leaseOf(held.id), holder, leaseFor))) return undefined;
    const set = { attempts: 1 };
    const taken = await takeStep(open, { life, table: "report_run", held, step: "begin", set, now, by: null });
    const { id, owner_id: owner, version } = taken;
    await writeEvents(open, { action: "report-run.begun", now }, [{ entity: life.entity, id, version, userId: owner }]);
    return { id, owner, report: asReportName(taken.report), values: taken.params, attempt: 1 };
  });

/** Takes what is to be made next; undefined when there is nothing. Two who ask at once never get the same. */
export const claimRun = async (db: Db, { events }: Services, claiming: Claiming): Promise<Claimed | undefined> => {
  const left = await claimLeft(db, claiming);
  if (left !== undefined) return left;
  try {
    const claimed = await claimWaiting(db, claiming);
    if (claimed !== undefined) events.changed();
    return claimed;
  } catch (error) {
    // Another process has begun one of the same person's at the same moment.
    if (databaseCode(error) === "23505") return undefined;
    throw error;
  }
};
