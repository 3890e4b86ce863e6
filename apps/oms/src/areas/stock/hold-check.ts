import { sql } from "kysely";
import { takesStep, unitsReset, type qcEndpoints, type QcStep } from "@o2r/api/contract/stock";
import { lockRow } from "../../db/repository.ts";
import { conflict, notFound, stale } from "../../http/app-error.ts";
import type { Context } from "../../http/context.ts";
import { readCheck } from "./qc-query.ts";

type Stepping = Pick<Context<typeof qcEndpoints.assign>, "db" | "scope" | "params" | "version" | "now">;

/** Holds a check within reach, in the version that the caller saw, if it may take a step; 404, 412 or 409 otherwise. */
export const holdCheck = async ({ db, scope, params: { id }, version, now }: Stepping, step: QcStep) => {
  const row = await lockRow(db, "qc", id, scope.covers(sql.ref<string>("qc.warehouse_id")));
  if (row === undefined) throw notFound("Quality check");
  const before = await readCheck(db, id, now);
  if (row.version !== version) throw stale({ row: before, changes: [] });
  if (!takesStep(row.state, step)) {
    if (row.state === "CLOSED") throw conflict(unitsReset);
    throw conflict(step === "reopen" || step === "recheck" ? "This check has not ended yet" : "This check has ended");
  }
  return { row, before };
};
