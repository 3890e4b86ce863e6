import { mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setImmediate } from "node:timers/promises";
import { AppError } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { writeEvents } from "../../../events/outbox.ts";
import type { Services } from "../../../http/context.ts";
import { holdLease, releaseLease } from "../../../jobs/lease.ts";
import type { AllAreas } from "../../../kit/define-area.ts";
import type { Piece } from "../../../kit/producer.ts";
import { leaseFor, leaseOf, type Claimed } from "./claim-run.ts";
import { endRun } from "./end-run.ts";
import { findAsker, openReport } from "./open-report.ts";
import { unfinishedPath } from "./report-files.ts";

/** How often a report is begun, where what ends it is not its own fault. */
const mostAttempts = 3;
/** Each time the process that made it was gone before the end. */
const stopped = "It was begun three times and never came to its end: please ask for less at once";
/** How often its owner is told how far it is, in milliseconds. */
const toldEvery = 1000;
/** How often this process says that it is at work, in milliseconds: well before its lease ends. */
const heldEvery = leaseFor / 4;

/** A report that is being made by this process. */
export interface OpenRun extends Pick<Claimed, "id" | "owner" | "attempt"> {
  readonly report: NonNullable<Claimed["report"]>;
  readonly path: string;
  readonly pieces: AsyncIterator<Piece>;
  readonly total: number | null;
  rows: number;
  bytes: number;
  /** When it was told how far it is. */
  toldAt: number;
}

export interface Working {
  readonly db: Db;
  readonly services: Services;
  /** This process. */
  readonly holder: string;
}

/** What a report failed by, in words for people; undefined where another try may do better. */
const reasonOf = (error: unknown, attempt: number): string | undefined => {
  if (error instanceof AppError && error.status < 500) return error.message;
  return attempt < mostAttempts ? undefined : "It could not be made: please try again later";
};

const fail = async ({ db, services }: Working, { id, attempt }: Pick<Claimed, "id" | "attempt">, error: unknown) => {
  const reason = reasonOf(error, attempt);
  if (reason !== undefined) await endRun(db, services, id, { step: "fail", set: { reason } });
  if (!(error instanceof AppError)) throw error;
};

/** Opens a report that this process has taken; undefined where it cannot be made, which its owner is told. */
export const openRun = async (
  working: Working & { readonly areas: AllAreas; readonly now: Date },
  claimed: Claimed,
): Promise<OpenRun | undefined> => {
  const { areas, db, services, now } = working;
  const { id, owner, report, values, attempt } = claimed;
  try {
    if (attempt > mostAttempts) throw new AppError("row.conflict", stopped);
    if (report === undefined) throw new AppError("row.conflict", "There is no such report any more");
    const { pieces, total } = await openReport(areas, { db, owner, report, values, now, services });
    const path = unfinishedPath(services.config, id, attempt);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rm(path, { force: true });
    return {
      id,
      owner,
      report,
      attempt,
      path,
      pieces: pieces[Symbol.asyncIterator](),
      total,
      rows: 0,
      bytes: 0,
      toldAt: 0,
    };
  } catch (error) {
    await fail(working, claimed, error);
    return undefined;
  }
};

/** Lets go of what was made of a report. */
export const dropRun = async ({ pieces, path }: OpenRun): Promise<void> => {
  await pieces.return?.();
  await rm(path, { force: true });
};

/** Writes pieces until the time is over; true once it was the last. */
const writeSome = async (run: OpenRun, until: number): Promise<boolean> => {
  // Opened for this turn: what a process leaves behind when it stops is nothing but the file.
  const file = await open(run.path, "a", 0o600);
  try {
    do {
      const next = await run.pieces.next();
      if (next.done === true) {
        await file.sync();
        return true;
      }
      const { bytes, rows } = next.value;
      await file.appendFile(bytes);
      run.bytes += bytes.length;
      run.rows = rows;
      // Calls have their turn.
      await setImmediate();
    } while (Date.now() < until);
    return false;
  } finally {
    await file.close();
  }
};

/** Notes how far it is, and tells its owner; false once it is not to be made any more. */
const note = async ({ db, services }: Working, { id, owner, rows, total }: OpenRun): Promise<boolean> => {
  const noted = await db
    .updateTable("report_run")
    .set({ rows, total })
    .where("id", "=", id)
    .where("state", "=", "RUNNING")
    .returning("version")
    .executeTakeFirst();
  if (noted === undefined) return false;
  const event = { entity: "report-run", id, version: noted.version, userId: owner };
  await writeEvents(db, { action: "report-run.noted", now: new Date() }, [event]);
  services.events.changed();
  return true;
};

/** Goes on with a report for a while; true while there is more to do. */
export const workOn = async (working: Working, run: OpenRun, until: number): Promise<boolean> => {
  const { db, services, holder } = working;
  const hold = () => holdLease(db, leaseOf(run.id), holder, leaseFor);
  if (!(await hold())) return false;
  const holding = setInterval(() => void hold().catch(() => undefined), heldEvery);
  try {
    // Whoever is blocked, or may no longer have it, gets no more of it.
    await findAsker(db, run.owner, run.report);
    const isWhole = await writeSome(run, until);
    if (!isWhole) {
      if (Date.now() - run.toldAt < toldEvery) return true;
      run.toldAt = Date.now();
      return await note(working, run);
    }
    const { path, bytes, rows, total } = run;
    const content = { path, size: bytes };
    await endRun(db, services, run.id, { step: "finish", set: { rows, total: total ?? rows, bytes }, content });
    return false;
  } catch (error) {
    await fail(working, run, error);
    return false;
  } finally {
    clearInterval(holding);
    if (!(await isMore(db, run.id))) await releaseLease(db, leaseOf(run.id), holder);
  }
};

const isMore = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom("report_run")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "RUNNING")
    .executeTakeFirst()) !== undefined;
