import { array, boolean, number, string } from "yup";
import { endpoint, fileBody, type ReplyOf } from "../../core/endpoint.ts";
import { done, idParams, idSchema, instantSchema, listOf, shape } from "../../core/schemas.ts";
import { importThings } from "./import-affects.ts";

/** How far an import has come. Whoever fixes a row of a finished one may import it again. */
export const importStates = ["MATCHING", "CHECKING", "CHECKED", "APPLYING", "DONE"] as const;
/** How it stands with a row: not looked at, ready, with something to fix, imported. */
export const importRowStates = ["WAITING", "GOOD", "BAD", "DONE"] as const;

/** Rows and columns of a file, characters of a cell, and imports of one person that are not finished, at most. */
export const importLimits = { rows: 100_000, columns: 200, cell: 4000, unfinished: 20 } as const;

const count = () => number().integer().min(0).defined();

const importJob = shape({
  id: idSchema(),
  version: number().integer().defined(),
  thing: string().oneOf(importThings).defined(),
  fileName: string().defined(),
  state: string().oneOf(importStates).defined(),
  /** The headings of the file, in its order. */
  headings: array().of(string().defined()).defined(),
  /** The first rows below them. */
  sample: array().of(array().of(string().defined()).defined()).defined(),
  /** Which column of the file fills which field. */
  columns: listOf(shape({ field: string().defined(), column: count() })),
  createdAt: instantSchema(),
  waiting: count(),
  bad: count(),
  done: count(),
  /** Rows that are ready: those that will make something, and those that will change it. */
  creates: count(),
  /** Of those that will make something: rows of which empty cells are filled with what others of the row suggest. */
  filled: count(),
  updates: count(),
  /** Rows that are ready and change nothing: everything stands already as they have it. */
  same: count(),
  /** Rows that are ready, of which a part is proposed only. */
  proposes: count(),
  /** Rows that are ready and put an end to something that waits. */
  overtakes: count(),
  /** Imported rows of which a part was proposed only. */
  proposed: count(),
});

const importRow = shape({
  id: idSchema(),
  /** The row of the file, its headings being the first. */
  number: count(),
  state: string().oneOf(importRowStates).defined(),
  /** As they stand in the file, or were fixed. */
  cells: array().of(string().defined()).defined(),
  errors: listOf(
    shape({
      /** Empty where the row as a whole is refused. */
      field: string().defined(),
      message: string().defined(),
      /** What may have been meant. */
      suggestion: string().nullable().defined(),
      /** The field that it was compared with, with what that one has: either may be the wrong one. */
      against: shape({ field: string().defined(), value: string().defined() }).optional().default(undefined),
    }),
  ),
  /** What it will overwrite, field by field, as people read it; of a row that will be made, what is filled in. */
  changes: listOf(
    shape({
      field: string().defined(),
      /** Null where nothing stands. */
      before: string().nullable().defined(),
      after: string().defined(),
      /** It is proposed only, because somebody else has to approve it. */
      proposed: boolean().optional(),
      /** What waited for something else, and is put an end to: `Revokes the price change of 01-12-2026`. */
      overtakes: string().optional(),
      /** What has suggested it, such as `Sub-category Rice`. */
      from: string(),
    }),
  ),
});

const mine = { allow: "import.run", scope: "own" } as const;
const jobPath = "/oms/import/:id" as const;

export const importEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/oms/import",
    summary: "See the own imports, newest first; of one thing",
    query: shape({ thing: string().oneOf(importThings).required() }),
    reply: shape({ content: listOf(importJob) }),
    ...mine,
    limit: "read",
  }),
  start: endpoint({
    method: "POST",
    path: "/oms/import/:thing/file",
    summary: "Begin an import with a CSV file or an Excel workbook; its first sheet, whose first row are headings",
    params: shape({ thing: string().oneOf(importThings).required() }),
    body: fileBody("file"),
    reply: importJob,
    ...mine,
    write: { audit: "import.started", idempotency: "required" },
    limit: "upload",
  }),
  get: endpoint({
    method: "GET",
    path: jobPath,
    summary: "How far an import has come",
    params: idParams,
    reply: importJob,
    ...mine,
    limit: "read",
  }),
  match: endpoint({
    method: "POST",
    path: `${jobPath}/columns`,
    summary: "Say which column fills which field; every row is checked again, and nothing is imported",
    params: idParams,
    body: shape({
      columns: array()
        .of(shape({ field: string().max(100).defined(), column: count() }))
        .min(1, "At least one column is needed")
        .max(200)
        .defined(),
      /** Fields without a column get one of their own, behind those of the file, with the same text in every row. */
      fills: array()
        .of(shape({ field: string().max(100).defined(), text: string().max(importLimits.cell).defined() }))
        .max(100),
    }),
    reply: importJob,
    ...mine,
    write: { audit: "import.matched", idempotency: "required", affects: [] },
  }),
  rows: endpoint({
    method: "GET",
    path: `${jobPath}/row`,
    summary: "See the rows of an import; in one state, after a row number",
    params: idParams,
    query: shape({
      state: string().oneOf(importRowStates).default("BAD"),
      /** Those that will make something, of these the ones that are filled in, or those that will change it. */
      effect: string().oneOf(["create", "filled", "update"]).optional(),
      after: number().integer().min(0).default(0),
      size: number().integer().min(1).max(500).default(50),
    }),
    reply: shape({ content: listOf(importRow), more: boolean().defined() }),
    ...mine,
    limit: "read",
  }),
  fix: endpoint({
    method: "POST",
    path: `${jobPath}/row`,
    summary: "Change cells of a row, which is checked again",
    params: idParams,
    body: shape({
      row: idSchema(),
      cells: array()
        .of(shape({ column: count(), text: string().max(importLimits.cell).defined() }))
        .min(1)
        .max(importLimits.columns)
        .defined(),
    }),
    reply: importRow,
    ...mine,
    write: { audit: "import.fixed", idempotency: "required", affects: [] },
  }),
  alike: endpoint({
    method: "GET",
    path: `${jobPath}/alike`,
    summary:
      "How many rows have the same wrong text in a column: rows that wait, and that something is wrong with there",
    params: idParams,
    query: shape({ column: count(), text: string().max(importLimits.cell).default("") }),
    reply: shape({ rows: count() }),
    ...mine,
    limit: "read",
  }),
  replace: endpoint({
    method: "POST",
    path: `${jobPath}/alike`,
    summary: "Put another text in the place of a wrong one in all rows that have it; they are checked again",
    params: idParams,
    body: shape({
      column: count(),
      text: string().max(importLimits.cell).defined(),
      to: string().max(importLimits.cell).defined(),
    }),
    reply: importJob,
    ...mine,
    write: { audit: "import.fixed", idempotency: "required", affects: [] },
  }),
  apply: endpoint({
    method: "POST",
    path: `${jobPath}/apply`,
    summary: "Import the rows that are ready",
    params: idParams,
    reply: importJob,
    ...mine,
    write: { audit: "import.applied", idempotency: "required" },
  }),
  failedRows: endpoint({
    method: "GET",
    path: `${jobPath}/failed-rows`,
    summary: "Get the rows that were not imported as CSV, with the file's own columns and what is wrong",
    params: idParams,
    reply: string().defined(),
    ...mine,
    limit: "export",
    raw: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: jobPath,
    summary: "Drop an import; what it has imported stays",
    params: idParams,
    reply: done,
    ...mine,
    write: { audit: "import.removed", idempotency: "optional" },
  }),
};

export type ImportJob = ReplyOf<typeof importEndpoints.get>;
export type ImportRow = ReplyOf<typeof importEndpoints.fix>;
