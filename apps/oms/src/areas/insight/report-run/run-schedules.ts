import type { Selectable } from "kysely";
import { daysOfRhythm, reportables, reportScheduleLife as life } from "@o2r/api/contract/insight";
import { todayIn } from "@o2r/forms/server";
import { AppError } from "../../../app-error.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import { lockRow, updateRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Services } from "../../../http/context.ts";
import type { Job } from "../../../jobs/regular.ts";
import type { AllAreas } from "../../../kit/define-area.ts";
import { applyEach } from "../../../trade/apply-each.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { checkValues, writeRun, type Values } from "./ask-report.ts";
import { findAsker } from "./open-report.ts";
import { nextTime } from "./schedule-report.ts";
import { asReportName } from "./select-runs.ts";

type Schedule = Selectable<Database["report_schedule"]>;

/** What is asked for this time: the days that have just ended, beside what was chosen. */
const valuesOf = (form: { readonly fields: object }, { params, every }: Schedule, now: Date): Values => {
  const [from, to] = daysOfRhythm(every, todayIn("Asia/Kolkata", now));
  const days = Object.keys(form.fields).flatMap((field) =>
    field.endsWith("From")
      ? [[field, from]]
      : field.endsWith("To")
        ? [[field, to]]
        : // A return is of the month that the last of these days is in.
          field === "month"
          ? [[field, to.slice(0, 7)]]
          : [],
  );
  return { ...params, ...Object.fromEntries(days) };
};

const askFor = async (areas: AllAreas, db: Db, services: Services, held: Schedule, now: Date): Promise<string> => {
  const report = asReportName(held.report);
  if (report === undefined) throw new AppError("row.conflict", "There is no such report any more");
  await findAsker(db, held.owner_id, report);
  const { form } = reportables[report];
  const values = await checkValues(areas, db, reportables[report], valuesOf(form, held, now));
  const run = await writeRun({ db, services, owner: held.owner_id, report, values, now, schedule: held.id });
  return run.id;
};

/**
 * Asks for the reports whose time has come, by what their owners may at this moment. One whose owner may no longer have it
 * is paused, and says why.
 */
export const runSchedules =
  (areas: AllAreas): Job["run"] =>
  async (db, services, now) => {
    const due = await db
      .selectFrom("report_schedule")
      .select("id")
      .where("state", "=", "ACTIVE")
      .where("next_at", "<=", now.toISOString())
      .orderBy("next_at")
      .limit(100)
      .execute();
    await applyEach(db, services, {
      ids: due.map(({ id }) => id),
      action: "report-schedule.asked",
      requestId: "report-schedules",
      now,
      apply: async (trx, id): Promise<readonly AuditEntry[]> => {
        const held = await lockRow(trx, "report_schedule", id);
        if (held === undefined || held.state !== "ACTIVE" || new Date(held.next_at) > now) return [];
        try {
          const run = await askFor(areas, trx, services, held, now);
          const next_at = nextTime(held.every, held.hour, now);
          await updateRow(trx, "report_schedule", held, { next_at, updated_at: now, updated_by: null });
          return [{ entity: life.entity, id, version: held.version + 1, after: { run } }];
        } catch (error) {
          if (!(error instanceof AppError) || error.status >= 500) throw error;
          const set = { reason: error.message };
          const after = await takeStep(trx, { life, table: "report_schedule", held, step: "stop", set, now, by: null });
          return [stepEntry(life, "stopped", held, after, { after: set })];
        }
      },
    });
  };
