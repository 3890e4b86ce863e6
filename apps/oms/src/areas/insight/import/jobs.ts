import { sql } from "kysely";
import type { ImportJob } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";

/** How many rows of the beginning are shown, so that people see what is in a column. */
const sampleRows = 3;

/** A row says so of a field that it changes. */
const says = (what: string): string => `line.changes @? '$[*] ? (${what})'`;

/** Which of its rows are counted as what. */
const counted = {
  waiting: "line.state = 'WAITING'",
  bad: "line.state = 'BAD'",
  done: "line.state = 'DONE'",
  creates: "line.state = 'GOOD' and line.effect = 'create'",
  filled: "line.state = 'GOOD' and line.effect = 'create' and line.changes <> '[]'",
  updates: "line.state = 'GOOD' and line.effect = 'update'",
  same: "line.state = 'GOOD' and line.effect = 'none'",
  proposes: `line.state = 'GOOD' and ${says("@.proposed == true")}`,
  overtakes: `line.state = 'GOOD' and ${says("exists(@.overtakes)")}`,
  proposed: `line.state = 'DONE' and ${says("@.proposed == true")}`,
} as const satisfies Partial<Record<keyof ImportJob, string>>;

/** The rows of an import, gone through once. */
const counts = sql<Readonly<Record<keyof typeof counted, number>>>`(
  select jsonb_build_object(${sql.join(
    Object.entries(counted).map(
      ([name, condition]) => sql`${sql.lit(name)}, count(*) filter (where ${sql.raw(condition)})`,
    ),
  )}) from import_row as line where line.job_id = job.id)`;

/** Imports as they are told of, newest first. */
export const selectJobs = (db: Db) =>
  db
    .selectFrom("import_job as job")
    .select([
      "job.id",
      "job.version",
      "job.owner_id",
      "job.thing",
      "job.file_name as fileName",
      "job.state",
      "job.headings",
      "job.columns",
      "job.month_first",
      "job.created_at as createdAt",
      sql<string[][]>`coalesce((select jsonb_agg(first.cells order by first.number) from (
        select cells, number from import_row as line where line.job_id = job.id order by number limit ${sql.lit(sampleRows)}) as first), '[]')`.as(
        "sample",
      ),
      counts.as("counts"),
    ])
    .orderBy("job.id", "desc");

type Found = Awaited<ReturnType<ReturnType<typeof selectJobs>["executeTakeFirstOrThrow"]>>;

/** A stored import as it goes over the wire. */
export const toJob = ({ owner_id: _, month_first: _m, counts: rows, columns, headings, ...job }: Found): ImportJob => ({
  ...job,
  ...rows,
  headings: [...headings],
  // In the order of the file: JSON keeps none.
  columns: Object.entries(columns)
    .map(([field, column]) => ({ field, column }))
    .toSorted((a, b) => a.column - b.column),
});
