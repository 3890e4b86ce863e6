import { sql } from "kysely";
import { reportables, reportRunLife as life, type reportRunEndpoints } from "@o2r/api/contract/insight";
import { AppError, conflict, notFound } from "../../../app-error.ts";
import { lockRow, readRow } from "../../../db/repository.ts";
import { takeTurn } from "../../../db/take-turns.ts";
import type { Context, Handlers } from "../../../http/context.ts";
import { rawReply } from "../../../http/context.ts";
import type { AllAreas } from "../../../kit/define-area.ts";
import { inIndia } from "../../../export/sheet.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { checkValues, ensureMayAsk, writeRun } from "./ask-report.ts";
import { reportFiles } from "./report-files.ts";
import { asReportName, listRuns, readRun } from "./select-runs.ts";

const { entity } = life;
const owner = sql.ref<string>("owner_id");

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json",
  pdf: "application/pdf",
  zip: "application/zip",
} as const;

/** Most reports that one person may have waiting. */
const mostWaiting = 20;

const ensureRoom = async ({ db, actor }: Pick<Context<typeof reportRunEndpoints.ask>, "db" | "actor">) => {
  await takeTurn(db, `reports ${actor.id}`);
  const { waiting } = await db
    .selectFrom("report_run")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("owner_id", "=", actor.id)
    .where("state", "in", ["ASKED", "RUNNING"])
    .executeTakeFirstOrThrow();
  if (waiting >= mostWaiting)
    throw conflict(`${mostWaiting} of your reports are waiting already: cancel some of them, or wait`);
};

/** Reports as files: asked for, watched, fetched and thrown away by calls; the work is `runReports`'. */
export const reportRunHandlers = (areas: AllAreas): Handlers<typeof reportRunEndpoints> => ({
  list: ({ db, query, scope, actor }) => listRuns(actor.id)(db, query, scope.covers(sql.ref("run.owner_id"))),

  get: async ({ db, params, scope }) => {
    const found = await readRow(db, "report_run", params.id, { scope: scope.covers(owner) });
    if (found === undefined) throw notFound("Report");
    return readRun(db, found.id);
  },

  ask: async ({ db, actor, body: { report, values: sent }, now, scope, audit, services }) => {
    ensureMayAsk(actor, report);
    if (!scope.admits(actor.id)) throw notFound("Report");
    await ensureRoom({ db, actor });
    const values = await checkValues(areas, db, reportables[report], sent);
    const { id, words, format } = await writeRun({ db, services, owner: actor.id, report, values, now });
    audit({ entity, id, version: 1, after: { report, format, words }, userId: actor.id });
    return readRun(db, id);
  },

  again: async ({ db, actor, params, now, scope, audit, services }) => {
    const found = await readRow(db, "report_run", params.id, { scope: scope.covers(owner) });
    if (found === undefined) throw notFound("Report");
    const report = asReportName(found.report);
    if (report === undefined) throw conflict("There is no such report any more");
    ensureMayAsk(actor, report);
    await ensureRoom({ db, actor });
    const values = await checkValues(areas, db, reportables[report], found.params);
    const { id, words, format } = await writeRun({ db, services, owner: actor.id, report, values, now });
    audit({ entity, id, version: 1, after: { report, format, words }, userId: actor.id });
    return readRun(db, id);
  },

  file: async ({ db, actor, params, scope, services }) => {
    const found = await readRow(db, "report_run", params.id, { scope: scope.covers(owner) });
    if (found === undefined) throw notFound("Report");
    if (found.owner_id !== actor.id)
      throw new AppError("access.denied", "Only whoever asked for it may fetch a report: ask for it yourself");
    const report = asReportName(found.report);
    if (report !== undefined) ensureMayAsk(actor, report);
    const content = found.state === "DONE" ? await reportFiles(services.config).open(found.id) : null;
    if (report === undefined || content === null) throw notFound("File");
    const day = inIndia(found.created_at).toISOString().slice(0, 10);
    const title = reportables[report].title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    return rawReply(types[found.format], content, {
      "content-disposition": `attachment; filename="${title}-${day}.${found.format}"`,
      "content-length": String(found.bytes ?? 0),
      "cache-control": "no-store",
    });
  },

  remove: async ({ db, params, scope, audit, afterCommit, services }) => {
    const held = await lockRow(db, "report_run", params.id, scope.covers(owner));
    if (held === undefined) throw notFound("Report");
    if (held.state === "ASKED" || held.state === "RUNNING") throw conflict("Cancel it first: it is not ready yet");
    await db.deleteFrom("report_run").where("id", "=", held.id).execute();
    const { id, report, words, owner_id } = held;
    if (held.state === "DONE") afterCommit(() => reportFiles(services.config).remove(id));
    audit({ entity, id, version: held.version + 1, before: { report, words }, userId: owner_id });
    return { done: true };
  },

  ...lifecycleHandlers({
    life,
    table: "report_run",
    noun: "Report",
    within: (scope) => scope.covers(owner),
    read: readRun,
    effects: { cancel: async ({ now }) => ({ set: { ended_at: now } }) },
    guards: {},
  }),
});
