import { sql } from "kysely";
import { reportRunList, reportables, type ReportName, type ReportRun } from "@o2r/api/contract/insight";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import { readList } from "../../../kit/read-list.ts";

const selectRuns = (db: Db) =>
  db
    .selectFrom("report_run as run")
    .innerJoin("app_user as owner", "owner.id", "run.owner_id")
    .select([
      "run.id",
      "run.version",
      "run.report",
      "run.format",
      "run.words as params",
      "run.owner_id as ownerId",
      "owner.name as owner",
      "run.state",
      "run.rows",
      "run.total",
      "run.bytes",
      "run.reason",
      "run.scheduled",
      "run.created_at as askedAt",
      "run.ended_at as endedAt",
      "run.expires_at as expiresAt",
    ]);

/** One page of what was asked for; `mine` is told by whoever calls. */
export const listRuns = (caller: string) =>
  readList(reportRunList, {
    select: selectRuns,
    id: sql<string>`run.id`,
    sorts: { report: sql`run.report`, askedAt: sql`run.created_at` },
    filters: { report: sql`run.report`, state: sql`run.state`, mine: sql`run.owner_id = ${caller}::uuid` },
    search: { owner: sql`owner.name`, params: sql`run.words` },
  });

/** One report that was asked for. */
export const readRun = async (db: Db, id: string): Promise<ReportRun> => {
  const found = await selectRuns(db).where("run.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Report");
  return found;
};

/** The name of a report that is kept; undefined where there is no such report any more. */
export const asReportName = (name: string): ReportName | undefined =>
  Object.hasOwn(reportables, name) ? (name as ReportName) : undefined; // it is a key of theirs
