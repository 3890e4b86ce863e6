import { sql } from "kysely";
import { may, type AnyEndpoint } from "@o2r/api/contract";
import { importables, type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import { writeAudit } from "../../../audit/write.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import { writeEvents } from "../../../events/outbox.ts";
import { AppError } from "../../../http/app-error.ts";
import type { Actor, Context, Services } from "../../../http/context.ts";
import { toAppError } from "../../../http/errors.ts";
import { openScope } from "../../../http/steps/scope.ts";
import { constraints } from "../../constraints.ts";
import type { CheckRow, Matched } from "./check-rows.ts";
import { importers } from "./importers.ts";

/** Who an import is of, as they are now: nobody once they are blocked or may no longer write such a thing. */
export const findImporter = async (db: Db, owner: string, thing: ImportJob["thing"]): Promise<Actor | undefined> => {
  const user = await db
    .selectFrom("app_user")
    .select(["id", "username", "user_type"])
    .select((eb) =>
      eb
        .selectFrom("user_warehouse as own")
        .select(sql<string[]>`coalesce(array_agg(own.warehouse_id), '{}')`.as("ids"))
        .whereRef("own.user_id", "=", "app_user.id")
        .as("warehouses"),
    )
    .where("id", "=", owner)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  if (!user || !may(user.user_type, importables[thing].permission)) return undefined;
  return {
    id: user.id,
    username: user.username,
    userType: user.user_type,
    // Nobody's session: the import goes on when the person has signed out.
    sessionId: "",
    warehouses: may(user.user_type, "warehouse.all") ? "all" : (user.warehouses ?? []),
  };
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
  readonly job: { readonly id: string } & Matched;
  readonly actor: Actor;
  readonly services: Services;
  /** Made for the batch: what a row speaks of may have changed since it was checked first. */
  readonly check: CheckRow;
}

/**
 * Imports one row, in one transaction with the mark that it is done: whoever comes second, after a kill or in another
 * process, finds the mark and does nothing.
 */
const importRow = async (db: Db, id: string, { job, actor, services, check }: Applying): Promise<void> => {
  const row = await db
    .updateTable("import_row")
    .set({ state: "DONE", errors: "[]" })
    .where("id", "=", id)
    .where("state", "=", "GOOD")
    .returning(["id", "cells"])
    .executeTakeFirst();
  if (!row) return;
  const { errors, effect, standing, values } = await check(db, row.cells);
  if (errors.length > 0) throw new RowRefused(errors);
  const call = importers[job.thing][effect];
  if (call === undefined) throw new TypeError(`Nothing is changed by an import of ${job.thing}`);
  const { endpoint, handler } = call;
  const { scope, isKept } = openScope({ endpoint, caller: actor, operation: `import of ${job.thing}` });
  const audited: AuditEntry[] = [];
  const now = new Date();
  const requestId = `import ${job.id}`;
  const context = {
    db,
    actor,
    caller: actor,
    scope,
    params: { id: standing?.id },
    version: standing?.version,
    body: values,
    now,
    requestId,
    address: "",
    services,
    audit: (entry: AuditEntry) => void audited.push(entry),
    afterCommit: () => {
      throw new TypeError("What is imported has nothing to do after its commit");
    },
  } as unknown as Context<AnyEndpoint>; // what a create or an update of a plain thing reads
  const made = (await handler(context)) as { readonly id: string }; // every thing has an id
  if (!isKept()) throw new TypeError(`An import of ${job.thing} has not applied its scope`);
  const scene = { action: endpoint.write?.audit ?? effect, actor, now, requestId, address: "" };
  await writeAudit(db, scene, audited);
  await writeEvents(db, scene, audited);
  await db.updateTable("import_row").set({ effect, result_id: made.id }).where("id", "=", id).execute();
};

const refusalOf = (error: unknown): ImportRow["errors"] | undefined => {
  if (error instanceof RowRefused) return error.errors;
  const known = error instanceof AppError ? error : toAppError(error, constraints);
  // Not the row's fault: the import waits until the service is well again.
  if (known.status >= 500) return undefined;
  const { errors = [] } = known.details;
  return errors.length > 0
    ? errors.map(({ field, message }) => ({ field, message, suggestion: null }))
    : [{ field: "", message: known.message, suggestion: null }];
};

/** Imports one row, or keeps why it was refused. Throws what is nobody's fault; the row is then as it was. */
export const applyRow = async (db: Db, id: string, applying: Applying): Promise<void> => {
  try {
    await tx(db, (open) => importRow(open, id, applying));
  } catch (error) {
    const errors = refusalOf(error);
    if (errors === undefined) throw error;
    await db
      .updateTable("import_row")
      .set({ state: "BAD", errors: JSON.stringify(errors) })
      .where("id", "=", id)
      .where("state", "=", "GOOD")
      .execute();
  }
};
