import { sql } from "kysely";
import {
  dayOfRhythm,
  reportables,
  reportScheduleForm,
  reportScheduleLife as life,
  reportScheduleList,
  type ReportRhythm,
  type ReportSchedule,
  type reportScheduleEndpoints,
} from "@o2r/api/contract/insight";
import { addDays } from "@o2r/forms/days";
import { todayIn, validateSubmission } from "@o2r/forms/server";
import { conflict, invalid, notFound } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow, readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { takeTurn } from "../../../db/take-turns.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { ensureMayAsk, inWords } from "./ask-report.ts";
import { asReportName } from "./select-runs.ts";

const { entity } = life;
const owner = sql.ref<string>("owner_id");
const zone = "Asia/Kolkata";

/** Most schedules of one person. */
const mostSchedules = 20;

const selectSchedules = (db: Db) =>
  db
    .selectFrom("report_schedule as schedule")
    .innerJoin("app_user as owner", "owner.id", "schedule.owner_id")
    .select([
      "schedule.id",
      "schedule.version",
      "schedule.report",
      "schedule.words as params",
      "schedule.every",
      "schedule.hour",
      "schedule.owner_id as ownerId",
      "owner.name as owner",
      "owner.email_id as mail",
      "schedule.state",
      "schedule.reason",
      "schedule.next_at as nextAt",
    ]);

const listSchedules = readList(reportScheduleList, {
  select: selectSchedules,
  id: sql<string>`schedule.id`,
  sorts: { report: sql`schedule.report`, nextAt: sql`schedule.next_at` },
  filters: { state: sql`schedule.state` },
  search: { owner: sql`owner.name`, params: sql`schedule.words` },
});

const readSchedule = async (db: Db, id: string): Promise<ReportSchedule> => {
  const found = await selectSchedules(db).where("schedule.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Schedule");
  return found;
};

/** When a report of a rhythm is made next after this moment. */
export const nextTime = (every: ReportRhythm, hour: number, now: Date): Date => {
  const today = todayIn(zone, now);
  const on = (from: string): Date =>
    new Date(`${dayOfRhythm(every, from)}T${String(hour).padStart(2, "0")}:00:00+05:30`);
  const first = on(today);
  return first > now ? first : on(addDays(today, 1));
};

/** Whether a field says which days a report is about, which a schedule fills by itself: of a range, or a month. */
export const isOfDays = (field: string): boolean => /(From|To)$|^month$/.test(field);

/** Reports that are made again and again. */
export const reportScheduleHandlers: Handlers<typeof reportScheduleEndpoints> = {
  list: ({ db, query, scope }) => listSchedules(db, query, scope.covers(sql.ref("schedule.owner_id"))),

  create: async ({ db, actor, body, now, scope, audit, services }) => {
    const run = await readRow(db, "report_run", body.run, { scope: scope.covers(owner) });
    const report = run && asReportName(run.report);
    if (run === undefined || report === undefined) throw notFound("Report");
    ensureMayAsk(actor, report);
    const { ok, values, errors } = await validateSubmission(reportScheduleForm, body.values);
    if (!ok) throw invalid(errors.map(({ field, message }) => ({ field, message })));
    await takeTurn(db, `report schedules ${actor.id}`);
    const { n } = await db
      .selectFrom("report_schedule")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("owner_id", "=", actor.id)
      .executeTakeFirstOrThrow();
    if (n >= mostSchedules) throw conflict(`You have ${mostSchedules} schedules already: end some of them first`);
    const { every, hour } = values;
    const params = Object.fromEntries(Object.entries(run.params).filter(([field]) => !isOfDays(field)));
    const id = newId();
    await insertRow(db, "report_schedule", {
      id,
      owner_id: actor.id,
      report,
      params: JSON.stringify(params),
      words: await inWords(db, services.masters, reportables[report], params),
      every,
      hour,
      next_at: nextTime(every, hour, now),
      created_at: now,
      created_by: actor.id,
      updated_at: now,
      updated_by: actor.id,
    });
    audit({ entity, id, version: 1, after: { report, every, hour } });
    return readSchedule(db, id);
  },

  remove: async ({ db, params, scope, audit }) => {
    const held = await lockRow(db, "report_schedule", params.id, scope.covers(owner));
    if (held === undefined) throw notFound("Schedule");
    await db.deleteFrom("report_schedule").where("id", "=", held.id).execute();
    const { id, report, every, hour } = held;
    audit({ entity, id, version: held.version + 1, before: { report, every, hour } });
    return { done: true };
  },

  ...lifecycleHandlers({
    life,
    table: "report_schedule",
    noun: "Schedule",
    within: (scope) => scope.covers(owner),
    read: readSchedule,
    effects: {
      resume: async ({ now }, { held }) => ({ set: { reason: null, next_at: nextTime(held.every, held.hour, now) } }),
    },
    guards: {},
  }),
};
