import { reportKeptDays, reportRunLife as life } from "@o2r/api/contract/insight";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Services } from "../../../http/context.ts";
import { applyEach, type Telling } from "../../../trade/apply-each.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { reportFiles } from "./report-files.ts";

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
      return [{ ...stepEntry(life, done[step], held, after, { after: set }), userId: held.owner_id }];
    },
  });
  if (!ended && content !== undefined) await files.remove(id);
};

/** Removes the files whose time is over. */
export const expireRuns = async (db: Db, services: Telling & Pick<Services, "config">, now: Date): Promise<void> => {
  const due = await db
    .selectFrom("report_run")
    .select("id")
    .where("state", "=", "DONE")
    .where("expires_at", "<=", now.toISOString())
    .limit(100)
    .execute();
  await applyEach(db, services, {
    ids: due.map(({ id }) => id),
    action: "report-run.expired",
    requestId: "reports",
    now,
    apply: async (trx, id) => {
      const held = await lockRow(trx, "report_run", id);
      if (held === undefined || held.state !== "DONE") return [];
      // A row that is not changed after all has no file any more, and says so when it is asked for.
      await reportFiles(services.config).remove(id);
      const after = await takeStep(trx, { life, table: "report_run", held, step: "expire", now, by: null });
      return [{ ...stepEntry(life, "expired", held, after), userId: held.owner_id }];
    },
  });
};
