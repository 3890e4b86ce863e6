import { reportables, reportKeptDays, type ReportName } from "@o2r/api/contract/insight";
import type { Insertable } from "kysely";
import { inWords, type Values } from "../../areas/insight/report-run/ask-report.ts";
import { nextTime } from "../../areas/insight/report-run/schedule-report.ts";
import { masters } from "../../areas/masters.ts";
import type { Database, Db } from "../../db/schema.ts";
import { insertRows } from "../insert-rows.ts";
import type { UserRow } from "../parties/make-users.ts";
import { seedRandom } from "../random.ts";
import { dateAfter, daysBefore, type Scene } from "../scene.ts";

type Run = Insertable<Database["report_run"]>;
type Schedule = Insertable<Database["report_schedule"]>;

interface Asked {
  readonly by: string;
  readonly report: ReportName;
  /** How many days it is about; left out where the report has none. */
  readonly days?: number;
  readonly format?: "csv" | "xlsx";
}

interface AskedOnce extends Asked, Pick<Run, "state" | "reason" | "scheduled" | "rows" | "bytes"> {
  /** How many days ago it was asked for. */
  readonly ago: number;
}

/** One of every state in which nothing is left to do: what is ready has a file, which only the job can make. */
const runs: readonly AskedOnce[] = [
  { by: "admin", report: "sales", days: 30, ago: 24, state: "EXPIRED", rows: 1842, bytes: 262_144 },
  { by: "hub_manager", report: "stock", format: "xlsx", ago: 19, state: "EXPIRED", rows: 412, bytes: 39_936 },
  { by: "cc_supervisor", report: "agents", days: 7, ago: 15, state: "EXPIRED", rows: 21, bytes: 2048 },
  { by: "admin", report: "orders", days: 7, ago: 9, scheduled: true, state: "EXPIRED", rows: 56, bytes: 4096 },
  { by: "super_admin", report: "schemes", days: 60, ago: 6, state: "CANCELLED" },
  {
    by: "admin",
    report: "activity",
    format: "xlsx",
    ago: 4,
    state: "FAILED",
    reason: "It could not be made: please try again later",
  },
  { by: "cwh_manager", report: "rejected", days: 30, ago: 2, state: "CANCELLED" },
];

const schedules: readonly (Asked & Pick<Schedule, "every" | "hour" | "reason" | "state">)[] = [
  { by: "admin", report: "orders", every: "WEEK", hour: 7 },
  { by: "admin", report: "hsn", format: "xlsx", every: "MONTH", hour: 6 },
  { by: "super_admin", report: "sales", format: "xlsx", every: "MONTH", hour: 8, state: "PAUSED" },
  { by: "hub_manager", report: "stock", every: "DAY", hour: 6 },
  { by: "cwh_manager", report: "rejected", every: "WEEK", hour: 9, state: "PAUSED" },
  { by: "cc_supervisor", report: "agents", every: "DAY", hour: 20 },
];

/** What the form of a report holds that was asked for some days ago, of the days before. */
const valuesOf = (scene: Scene, { report, days, format = "csv" }: Asked, ago: number): Values => {
  const dates = Object.keys(reportables[report].form.fields).flatMap((field) =>
    days !== undefined && /(From|To)$/.test(field)
      ? [[field, dateAfter(scene.now, -ago - (field.endsWith("From") ? days : 1))]]
      : [],
  );
  return { ...Object.fromEntries(dates), format };
};

/** Reports that people have asked for, and those that they have made again and again. */
export const makeReports = async (db: Db, scene: Scene, users: readonly UserRow[]): Promise<void> => {
  const random = seedRandom("reports");
  const ownerOf = (username: string): string => {
    const owner = users.find((user) => user.username === username);
    if (!owner) throw new RangeError(`The demo has no ${username}`);
    return owner.id;
  };
  const made = async (asked: Asked, at: Date, ago: number) => {
    const values = valuesOf(scene, asked, ago);
    const owner = ownerOf(asked.by);
    return {
      id: random.id(at),
      owner_id: owner,
      report: asked.report,
      params: JSON.stringify(values),
      words: await inWords(db, masters, reportables[asked.report], values),
      created_at: at,
      created_by: owner,
      updated_at: at,
      updated_by: owner,
    };
  };
  const asked = await Promise.all(
    runs.map(async ({ by, report, days, format = "csv", ago, ...told }): Promise<Run> => {
      const at = daysBefore(scene.now, ago);
      return {
        ...(await made({ by, report, ...(days !== undefined && { days }), format }, at, ago)),
        format,
        ...told,
        attempts: 1,
        total: told.rows ?? null,
        ended_at: new Date(at.getTime() + 20_000),
        ...(told.state === "EXPIRED" && { expires_at: daysBefore(at, -reportKeptDays) }),
      };
    }),
  );
  const again = await Promise.all(
    schedules.map(async ({ by, report, format = "csv", every, hour, ...told }): Promise<Schedule> => ({
      ...(await made({ by, report, format }, daysBefore(scene.now, 40), 0)),
      every,
      hour,
      ...told,
      next_at: nextTime(every, hour, scene.now),
    })),
  );
  await insertRows(db, "report_run", asked);
  await insertRows(db, "report_schedule", again);
};
