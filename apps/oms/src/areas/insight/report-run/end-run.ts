import type { Selectable } from "kysely";
import { reportables, reportKeptDays, reportRunLife as life } from "@o2r/api/contract/insight";
import { lockRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Services } from "../../../http/context.ts";
import { applyEach, type Telling } from "../../../trade/apply-each.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { queueMessage } from "../../../trade/message/queue-message.ts";
import { reportFiles } from "./report-files.ts";
import { asReportName } from "./select-runs.ts";
import { removeLeft } from "./sweep-reports.ts";

/**
 * Sends its owner word of a report that a schedule has asked for, unless they are blocked. Its file is fetched in the console,
 * by who may.
 */
const mailOf = async (db: Db, run: Selectable<Database["report_run"]>): Promise<void> => {
  const owner = await db
    .selectFrom("app_user")
    .select("email_id as mail")
    .where("id", "=", run.owner_id)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  if (owner === undefined || owner.mail === null) return;
  const { mail } = owner;
  const name = asReportName(run.report);
  const title = name === undefined ? run.report : reportables[name].title;
  const body =
    run.state === "DONE"
      ? `${title} is ready: ${run.rows} rows. ${run.words}. It is kept for ${reportKeptDays} days.`
      : `${title} could not be made. ${run.reason ?? ""}`;
  await queueMessage(db, {
    channel: "EMAIL",
    to: mail,
    template: "report.scheduled",
    title,
    body,
    link: "/reports/files",
    key: `report ${run.id}`,
  });
};

interface Ending {
  readonly step: "finish" | "fail";
  readonly set: {
    readonly reason?: string;
    readonly rows?: number;
    readonly total?: number | null;
    readonly bytes?: number;
  };
  /** The file of one that is ready. */
  readonly content?: { readonly path: string; readonly size: number };
}

const done = { finish: "made", fail: "failed" } as const;
const day = 24 * 60 * 60 * 1000;

/** Ends a report, once its file is kept; one that was cancelled meanwhile stays so, and its file goes. */
export const endRun = async (db: Db, services: Services, id: string, { step, set, content }: Ending): Promise<void> => {
  const files = reportFiles(services.config);
  // Before the row says so: whoever reads that it is ready can fetch it.
  if (content !== undefined) await files.keep(id, content);
  let ended = false;
  const now = new Date();
  await applyEach(db, services, {
    ids: [id],
    action: `report-run.${done[step]}`,
    requestId: "reports",
    now,
    apply: async (trx) => {
      const held = await lockRow(trx, "report_run", id);
      ended = held?.state === "RUNNING";
      if (held === undefined || !ended) return [];
      const expires = step === "finish" && { expires_at: new Date(now.getTime() + reportKeptDays * day) };
      const values = { ...set, ended_at: now, ...expires };
      const after = await takeStep(trx, { life, table: "report_run", held, step, set: values, now, by: null });
      if (held.scheduled) await mailOf(trx, after);
      return [{ ...stepEntry(life, done[step], held, after, { after: set }), userId: held.owner_id }];
    },
  });
  if (!ended && content !== undefined) await files.remove(id);
};

/** Removes the files whose time is over; what is left behind goes with the next sweep. */
export const expireRuns = async (db: Db, services: Telling & Pick<Services, "config">, now: Date): Promise<void> => {
  const due = await db
    .selectFrom("report_run")
    .select("id")
    .where("state", "=", "DONE")
    .where("expires_at", "<=", now.toISOString())
    .limit(100)
    .execute();
  const ids = due.map(({ id }) => id);
  try {
    await applyEach(db, services, {
      ids,
      action: "report-run.expired",
      requestId: "reports",
      now,
      apply: async (trx, id) => {
        const held = await lockRow(trx, "report_run", id);
        if (held === undefined || held.state !== "DONE") return [];
        const after = await takeStep(trx, { life, table: "report_run", held, step: "expire", now, by: null });
        return [{ ...stepEntry(life, "expired", held, after), userId: held.owner_id }];
      },
    });
  } finally {
    // Once the rows say so, those that others failed beside as well.
    await removeLeft(db, services.config, ids);
  }
};
