import { sql } from "kysely";
import { may } from "@o2r/api/contract";
import { importables, type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import { writeAudit } from "../../../../audit/write.ts";
import type { AuditEntry } from "../../../../audit/entry.ts";
import { isWorthRepeating, tx } from "../../../../db/tx.ts";
import type { Db } from "../../../../db/schema.ts";
import { writeEvents } from "../../../../events/outbox.ts";
import { AppError } from "../../../../app-error.ts";
import { newCall } from "../../../../http/call.ts";
import type { Services } from "../../../../http/context.ts";
import { toAppError } from "../../../../http/server/errors.ts";
import { makeContext, type Checked, type Effects } from "../../../../http/steps/make-context.ts";
import { openScope } from "../../../../http/steps/scope.ts";
import type { AllAreas } from "../../../../kit/define-area.ts";
import { findHolder } from "../../../session/find-actor.ts";
import { makeCheck, type CheckRow, type Matched, type Verdict } from "./check-rows.ts";
import type { Actor } from "../../../../http/actor.ts";

/** Who an import is of, as they are now: nobody once they are blocked or may no longer write such a thing. */
export const findImporter = async (db: Db, owner: string, thing: ImportJob["thing"]): Promise<Actor | undefined> => {
  const actor = await findHolder(db, owner);
  return actor && may(actor.userType, importables[thing].permission) ? actor : undefined;
};

/** A row that cannot be imported as it is. Thrown, so that what was begun of it is undone. */
class RowRefused extends Error {
  readonly errors: ImportRow["errors"];

  constructor(errors: ImportRow["errors"]) {
    super("The row is refused");
    this.errors = errors;
  }
}

export interface Applying {
  readonly job: { readonly id: string; readonly fileName: string } & Matched;
  readonly actor: Actor;
  readonly services: Services;
}

interface ClaimedRow {
  readonly id: string;
  readonly number: number;
  readonly cells: readonly string[];
  /** What was said before that it will do. */
  readonly effect: Verdict["effect"] | null;
}

/** What one row has made, and what is to be told of it. */
interface Made {
  readonly id: string;
  readonly effect: Verdict["effect"];
  readonly audited: readonly AuditEntry[];
}

interface Importing extends Applying {
  readonly db: Db;
  readonly check: CheckRow;
  readonly now: Date;
  readonly requestId: string;
}

const madeMeanwhile = (thing: ImportJob["thing"]): ImportRow["errors"][number] => ({
  field: importables[thing].key[0] ?? "",
  message: `This ${importables[thing].name.one} was made or changed since the row was checked: look at it again`,
  suggestion: null,
});

/** Imports one row by the call that a person would make. Throws what refuses it. */
const importRow = async (row: ClaimedRow, importing: Importing): Promise<Made> => {
  const { db, job, actor, services, check, now, requestId } = importing;
  const { errors, effect, standing, values } = await check(db, row.cells);
  if (errors.length > 0) throw new RowRefused(errors);
  // Nothing is overwritten that was not shown to be, and nothing is passed over that was said to be made.
  const isKnown = effect === "update" ? row.effect === "update" : effect !== "none" || row.effect !== "create";
  if (!isKnown) throw new RowRefused([madeMeanwhile(job.thing)]);
  if (effect === "none" && standing) return { id: standing.id, effect, audited: [] };
  const own = job.areas.importers[job.thing][effect === "create" ? "create" : "update"];
  if (own === undefined) throw new TypeError(`Nothing is changed by an import of ${job.thing}`);
  const { endpoint, handler } = own;
  const operation = `import of ${job.thing}`;
  // Nobody calls over HTTP: there is no address.
  const origin = { file: job.fileName, row: row.number };
  const call = newCall({
    operation,
    endpoint,
    requestId,
    now,
    address: "",
    origin: { job: job.id, ...origin },
    heard: undefined,
  });
  call.caller = actor;
  const input = { params: { id: standing?.id }, query: undefined, body: values };
  const checked: Checked = { ...input, call, version: standing?.version };
  const { scope, isKept } = openScope(call);
  const effects: Effects = { audited: [], afterCommit: [] };
  const context = makeContext({ db, checked, services, effects, scope });
  const made = (await handler(context)) as { readonly id: string }; // every thing has an id
  if (!isKept()) throw new TypeError(`An ${operation} has not applied its scope`);
  if (effects.afterCommit.length > 0) throw new TypeError(`An ${operation} has nothing to do after its commit`);
  const action = endpoint.write?.audit;
  const audited = effects.audited.map((entry) => ({ ...(action && { action }), ...entry, origin }));
  return { id: made.id, effect, audited };
};

const refusalOf = (error: unknown, { constraints }: AllAreas): ImportRow["errors"] | undefined => {
  if (error instanceof RowRefused) return error.errors;
  const known = error instanceof AppError ? error : toAppError(error, constraints);
  // Not the row's fault: the import waits until the service is well again.
  if (known.status >= 500) return undefined;
  const { errors = [] } = known.details;
  return errors.length > 0
    ? errors.map(({ field, message }) => ({ field, message, suggestion: null }))
    : [{ field: "", message: known.message, suggestion: null }];
};

/** The rows that nobody has imported, marked as imported, in the order of the file. */
const claimRows = async (db: Db, ids: readonly string[]): Promise<readonly ClaimedRow[]> => {
  const rows = await db
    .updateTable("import_row")
    .set({ state: "DONE", errors: "[]" })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where("state", "=", "GOOD")
    .returning(["id", "number", "cells", "effect"])
    .execute();
  return rows.toSorted((a, b) => a.number - b.number);
};

interface RowEnd {
  readonly id: string;
  readonly state: ImportRow["state"];
  readonly effect?: Made["effect"];
  readonly result?: string;
  readonly errors?: ImportRow["errors"];
}

const keepEnds = (db: Db, ends: readonly RowEnd[]) =>
  sql`
  update import_row as line
  set state = ended.state, effect = coalesce(ended.effect, line.effect), result_id = ended.result,
    errors = coalesce(ended.errors, '[]')
  from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
    as ended (id uuid, state text, effect text, result uuid, errors jsonb)
  where line.id = ended.id`.execute(db);

/** Where a row begins, so that it can be undone by itself. The one before has ended well, and needs none any more. */
const beginRow = (db: Db, isFirst: boolean) =>
  sql.raw(isFirst ? "savepoint import_row" : "release savepoint import_row; savepoint import_row").execute(db);
const undoRow = (db: Db) => sql`rollback to savepoint import_row`.execute(db);

/**
 * Imports some rows, in one transaction with the marks that they are done: whoever comes second, after a kill or in another
 * process, finds the marks and does nothing. A row that is refused is undone by itself, and keeps why. What is nobody's
 * fault is thrown; the row where it happened, and those behind it, are then as they were.
 */
export const applyRows = async (db: Db, ids: readonly string[], applying: Applying): Promise<void> => {
  const failure = await tx(db, async (open) => {
    const rows = await claimRows(open, ids);
    const cells = rows.map((row) => row.cells);
    const { job, actor } = applying;
    // Made for these rows: what they speak of may have changed since they were checked first.
    const check = await makeCheck(open, job, cells);
    const scene = { action: "import.applied", actor, now: new Date(), requestId: `import ${job.id}`, address: "" };
    const importing = { ...applying, db: open, check, now: scene.now, requestId: scene.requestId };
    const ends: RowEnd[] = [];
    const audited: AuditEntry[] = [];
    let fault: { readonly cause: unknown } | undefined;
    // One after another: each may find what the one before has made.
    for (const [index, row] of rows.entries()) {
      if (fault !== undefined) {
        ends.push({ id: row.id, state: "GOOD" });
        continue;
      }
      await beginRow(open, index === 0);
      try {
        const made = await importRow(row, importing);
        audited.push(...made.audited);
        ends.push({ id: row.id, state: "DONE", effect: made.effect, result: made.id });
      } catch (error) {
        // The database wants all of it again.
        if (isWorthRepeating(error)) throw error;
        await undoRow(open).catch(() => {
          throw error;
        });
        const errors = refusalOf(error, job.areas);
        if (errors === undefined) fault = { cause: error };
        ends.push({ id: row.id, ...(errors === undefined ? { state: "GOOD" } : { state: "BAD", errors }) });
      }
    }
    if (ends.length > 0) await keepEnds(open, ends);
    if (audited.length > 0) await writeAudit(open, scene, audited);
    await writeEvents(open, scene, audited);
    return fault;
  });
  if (failure !== undefined) throw new Error(`A row could not be imported: ${String(failure.cause)}`, failure);
};
