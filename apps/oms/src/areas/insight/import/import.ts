import { Readable } from "node:stream";
import { sql } from "kysely";
import type { Column } from "@o2r/api/contract";
import { may } from "@o2r/api/contract";
import {
  importables,
  importLimits,
  type importEndpoints,
  type ImportJob,
  type ImportThing,
} from "@o2r/api/contract/insight";
import { matchHeadings } from "@o2r/api/contract/core";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { writeCsv } from "../../../export/csv.ts";
import { AppError, conflict, invalid, notFound } from "../../../app-error.ts";
import { rawReply, type Handlers, type Scope } from "../../../http/context.ts";
import type { AllAreas } from "../../../kit/define-area.ts";
import { isAlike } from "./alike-rows.ts";
import { ensureFewOpen } from "./ensure-few-open.ts";
import { failedPages } from "./failed-pages.ts";
import { selectJobs, toJob } from "./jobs.ts";
import { judgeRows } from "./rows/judge-rows.ts";
import { monthFirstPattern } from "./rows/read-day.ts";
import { readTableApart } from "./table/read-table-apart.ts";
import type { Actor } from "../../../http/actor.ts";

const owner = sql.ref<string>("job.owner_id");

interface Asking {
  readonly db: Db;
  readonly scope: Scope;
  readonly params: { readonly id: string };
}

const findJob = async ({ db, scope, params }: Asking) => {
  const found = await selectJobs(db).where("job.id", "=", params.id).where(scope.covers(owner)).executeTakeFirst();
  if (!found) throw notFound("Import");
  return found;
};

/** The same, held until the transaction ends, so that the worker and the person take turns. */
const holdJob = async (asking: Asking) => {
  const { db, scope, params } = asking;
  const held = await db
    .selectFrom("import_job as job")
    .select("job.id")
    .where("job.id", "=", params.id)
    .where(scope.covers(owner))
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw notFound("Import");
  return findJob(asking);
};

const ensureMay = ({ userType }: Actor, thing: ImportThing): void => {
  if (!may(userType, importables[thing].permission))
    throw new AppError("access.denied", "You are not allowed to do this");
};

const writeRows = async (db: Db, job: string, pieces: AsyncIterable<string>): Promise<void> => {
  for await (const piece of pieces) {
    await sql`insert into import_row (id, job_id, number, cells)
      select id, ${job}, number, cells from jsonb_to_recordset(${piece}::jsonb)
      as line (id uuid, number integer, cells jsonb)`.execute(db);
  }
};

const tidyName = (name: string): string =>
  [...(name.split(/[/\\]/).at(-1) ?? "").replaceAll(/\p{C}/gu, "").trim()].slice(0, 120).join("") || "file";

const rowShown = ["id", "number", "state", "cells", "errors", "changes"] as const;

/** The cells of a row, as many as there were headings, and behind them what columns of their own are filled with. */
const widened = (wide: number, fills: readonly { readonly text: string }[]) => sql<string>`(
  select coalesce(jsonb_agg(coalesce(cells ->> at, '') order by at), '[]') from generate_series(0, ${wide}::int - 1) as at
) || ${JSON.stringify(fills.map(({ text }) => text.trim()))}::jsonb`;

/** The fields whose column has days that can only be read month first. */
const findMonthFirst = async (
  db: Db,
  { id, thing }: Pick<ImportJob, "id" | "thing">,
  columns: Readonly<Record<string, number>>,
): Promise<readonly string[]> => {
  const days = importables[thing].columns.filter(({ kind, field }) => kind === "date" && columns[field] !== undefined);
  const found: string[] = [];
  for (const { field } of days) {
    const row = await db
      .selectFrom("import_row")
      .select("id")
      .where("job_id", "=", id)
      .where(sql<boolean>`cells ->> ${columns[field]}::int ~ ${monthFirstPattern}`)
      .limit(1)
      .executeTakeFirst();
    if (row) found.push(field);
  }
  return found;
};

/** What a row is before it is checked. */
const unchecked = { state: "WAITING", keys: sql<string[]>`'{}'`, effect: null, errors: "[]", changes: "[]" } as const;

/** Imports from files: begun, matched, checked, fixed and set going by calls; the work is `runImports`'. */
export const importHandlers = (areas: AllAreas): Handlers<typeof importEndpoints> => ({
  list: async ({ db, scope, query }) => {
    const rows = await selectJobs(db)
      .where(scope.covers(owner))
      .where("job.thing", "=", query.thing)
      .limit(20)
      .execute();
    return { content: rows.map(toJob) };
  },

  start: async ({ actor, params: { thing }, file, now, signal, services }) => {
    ensureMay(actor, thing);
    const { headings, rows, pieces } = await readTableApart(file, services.gate, signal);
    if (rows === 0) throw new AppError("file.refused", "The file has headings and no rows below them");
    const id = newId();
    const fileName = tidyName(file.filename);
    const columns = matchHeadings(importables[thing].columns, headings);
    return async ({ db, scope, audit }) => {
      if (!scope.admits(actor.id)) throw notFound("Import");
      await ensureFewOpen(db, actor.id);
      await db
        .insertInto("import_job")
        .values({
          id,
          owner_id: actor.id,
          thing,
          file_name: fileName,
          state: "MATCHING",
          headings: JSON.stringify(headings),
          columns: JSON.stringify(columns),
          created_at: now,
          created_by: actor.id,
          updated_at: now,
          updated_by: actor.id,
        })
        .execute();
      await writeRows(db, id, pieces());
      audit({ entity: "import", id, version: 1, after: { thing, fileName, rows }, userId: actor.id });
      return toJob(await findJob({ db, scope, params: { id } }));
    };
  },

  get: async (asking) => toJob(await findJob(asking)),

  match: async ({ db, scope, actor, params, body, now, audit }) => {
    const job = await holdJob({ db, scope, params });
    ensureMay(actor, job.thing);
    if (job.state === "APPLYING") throw conflict("The import is under way");
    const labels = new Map(importables[job.thing].columns.map(({ field, label }) => [field, label]));
    const { fills = [] } = body;
    const wide = job.headings.length;
    const headings = [...job.headings, ...fills.map(({ field }) => labels.get(field) ?? field)];
    if (headings.length > importLimits.columns)
      throw invalid([{ field: "fills", message: `A file has at most ${importLimits.columns} columns` }]);
    const matches = [...body.columns, ...fills.map(({ field }, at) => ({ field, column: wide + at }))];
    const wrong = matches.find(
      ({ field, column }, at) => !labels.has(field) || (at < body.columns.length && column >= wide),
    );
    const columns = Object.fromEntries(matches.map(({ field, column }) => [field, column]));
    if (wrong) throw invalid([{ field: "columns", message: `${wrong.field} cannot be filled by this column` }]);
    if (new Set(Object.values(columns)).size < matches.length)
      throw invalid([{ field: "columns", message: "Each column fills one field" }]);
    const monthFirst = await findMonthFirst(db, job, columns);
    await db
      .updateTable("import_job")
      .set((eb) => ({
        state: "CHECKING",
        headings: JSON.stringify(headings),
        columns: JSON.stringify(columns),
        month_first: JSON.stringify(monthFirst),
        version: eb("version", "+", 1),
        updated_at: now,
        updated_by: actor.id,
      }))
      .where("id", "=", job.id)
      .execute();
    await db
      .updateTable("import_row")
      .set(unchecked)
      .$if(fills.length > 0, (rows) => rows.set({ cells: widened(wide, fills) }))
      .where("job_id", "=", job.id)
      .where("state", "<>", "DONE")
      .execute();
    const filled = fills.length > 0 && { filled: Object.fromEntries(fills.map(({ field, text }) => [field, text])) };
    audit({ entity: "import", id: job.id, after: { columns, ...filled }, userId: actor.id });
    return toJob(await findJob({ db, scope, params }));
  },

  rows: async ({ db, scope, params, query }) => {
    const job = await findJob({ db, scope, params });
    const rows = await db
      .selectFrom("import_row")
      .select(rowShown)
      .where("job_id", "=", job.id)
      .where("state", "=", query.state)
      .$if(query.effect !== undefined, (rows) =>
        query.effect === "filled"
          ? rows.where("effect", "=", "create").where(sql<boolean>`changes <> '[]'`)
          : rows.where("effect", "=", query.effect ?? null),
      )
      .where("number", ">", query.after)
      .orderBy("number")
      .limit(query.size + 1)
      .execute();
    return { content: rows.slice(0, query.size), more: rows.length > query.size };
  },

  fix: async ({ db, scope, actor, params, body, now, audit }) => {
    const job = await holdJob({ db, scope, params });
    if (job.state !== "CHECKED" && job.state !== "DONE") throw conflict("The rows are being checked or imported");
    const row = await db
      .selectFrom("import_row")
      .select(["id", "number", "state", "cells"])
      .where("id", "=", body.row)
      .where("job_id", "=", job.id)
      .executeTakeFirst();
    if (!row) throw notFound("Row");
    if (row.state === "DONE") throw conflict("This row has been imported already");
    const cells = job.headings.map(
      (_, at) => body.cells.find(({ column }) => column === at)?.text.trim() ?? row.cells[at] ?? "",
    );
    await db
      .updateTable("import_row")
      .set({ cells: JSON.stringify(cells) })
      .where("id", "=", row.id)
      .execute();
    // Whoever fixes its rows goes on with it.
    await db.updateTable("import_job").set({ updated_at: now }).where("id", "=", job.id).execute();
    await judgeRows(db, { ...job, areas, monthFirst: job.month_first, actor }, [{ ...row, cells }]);
    audit({ entity: "import", id: job.id, after: { row: row.number }, userId: actor.id });
    return db.selectFrom("import_row").select(rowShown).where("id", "=", row.id).executeTakeFirstOrThrow();
  },

  alike: async ({ db, scope, params, query }) => {
    const job = await findJob({ db, scope, params });
    return db
      .selectFrom("import_row")
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .where(isAlike(job, query))
      .executeTakeFirstOrThrow();
  },

  replace: async ({ db, scope, actor, params, body, now, audit }) => {
    const job = await holdJob({ db, scope, params });
    if (job.state !== "CHECKED" && job.state !== "DONE") throw conflict("The rows are being checked or imported");
    const to = body.to.trim();
    const { numUpdatedRows } = await db
      .updateTable("import_row")
      .set({ ...unchecked, cells: sql`jsonb_set(cells, array[${body.column}::int::text], to_jsonb(${to}::text))` })
      .where(isAlike(job, body))
      .executeTakeFirst();
    // Checked by the worker: there may be a hundred thousand.
    await db
      .updateTable("import_job")
      .set((eb) => ({ state: "CHECKING", version: eb("version", "+", 1), updated_at: now, updated_by: actor.id }))
      .where("id", "=", job.id)
      .execute();
    const after = { column: job.headings[body.column], from: body.text, to, rows: Number(numUpdatedRows) };
    audit({ entity: "import", id: job.id, after, userId: actor.id });
    return toJob(await findJob({ db, scope, params }));
  },

  apply: async ({ db, scope, actor, params, now, audit }) => {
    const job = await holdJob({ db, scope, params });
    ensureMay(actor, job.thing);
    if (job.state !== "CHECKED" && job.state !== "DONE") throw conflict("The rows are not checked yet");
    await db
      .updateTable("import_job")
      .set((eb) => ({ state: "APPLYING", version: eb("version", "+", 1), updated_at: now, updated_by: actor.id }))
      .where("id", "=", job.id)
      .execute();
    audit({ entity: "import", id: job.id, after: { rows: job.counts.creates + job.counts.updates }, userId: actor.id });
    return toJob(await findJob({ db, scope, params }));
  },

  failedRows: async ({ db, scope, params }) => {
    const job = await findJob({ db, scope, params });
    const headings = [...job.headings, "What is wrong"];
    const columns = headings.map((label, at): Column => ({ field: String(at), label, kind: "text", shown: true }));
    const sheet = { name: "failed rows", columns, pages: failedPages(db, job.id, job.thing) };
    return rawReply("text/csv; charset=utf-8", Readable.from(writeCsv(sheet), { objectMode: false }), {
      "content-disposition": `attachment; filename="${importables[job.thing].name.many}-not-imported.csv"`,
      "cache-control": "no-store",
    });
  },

  remove: async ({ db, scope, actor, params, audit }) => {
    const job = await holdJob({ db, scope, params });
    if (job.state === "APPLYING") throw conflict("The import is under way");
    await db.deleteFrom("import_job").where("id", "=", job.id).execute();
    audit({ entity: "import", id: job.id, before: { thing: job.thing, fileName: job.fileName }, userId: actor.id });
    return { done: true };
  },
});
