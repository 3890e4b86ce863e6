import { sql } from "kysely";
import type { ImportJob } from "@o2r/api/contract/insight";
import type { Db } from "../../../db/schema.ts";

/** How many rows of the beginning are shown, so that people see what is in a column. */
const sampleRows = 3;

const rowsIn = (condition: string) =>
  sql<number>`(select count(*) from import_row as line where line.job_id = job.id and ${sql.raw(condition)})`;

/** A row says so of a field that it changes. */
const says = (what: string): string => `line.changes @? '$[*] ? (${what})'`;

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
      rowsIn("line.state = 'WAITING'").as("waiting"),
      rowsIn("line.state = 'BAD'").as("bad"),
      rowsIn("line.state = 'DONE'").as("done"),
      rowsIn("line.state = 'GOOD' and line.effect = 'create'").as("creates"),
      rowsIn("line.state = 'GOOD' and line.effect = 'create' and line.changes <> '[]'").as("filled"),
      rowsIn("line.state = 'GOOD' and line.effect = 'update'").as("updates"),
      rowsIn("line.state = 'GOOD' and line.effect = 'none'").as("same"),
      rowsIn(`line.state = 'GOOD' and ${says("@.proposed == true")}`).as("proposes"),
      rowsIn(`line.state = 'GOOD' and ${says("exists(@.overtakes)")}`).as("overtakes"),
      rowsIn(`line.state = 'DONE' and ${says("@.proposed == true")}`).as("proposed"),
    ])
    .orderBy("job.id", "desc");

type Found = Awaited<ReturnType<ReturnType<typeof selectJobs>["executeTakeFirstOrThrow"]>>;

/** A stored import as it goes over the wire. */
export const toJob = ({ owner_id: _, month_first: _m, columns, headings, ...job }: Found): ImportJob => ({
  ...job,
  headings: [...headings],
  // In the order of the file: JSON keeps none.
  columns: Object.entries(columns)
    .map(([field, column]) => ({ field, column }))
    .toSorted((a, b) => a.column - b.column),
});
