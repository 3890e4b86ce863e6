import type { ColumnType } from "kysely";
import type { ImportRow, ImportThing } from "@o2r/api/contract/insight";

/** Written as text: the driver would take a list for an array of PostgreSQL's. */
type Json<T> = ColumnType<T, string, string>;
/** The same of what has a value from the start. */
type FilledJson<T> = ColumnType<T, string | undefined, string>;

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "import_job.thing": ImportThing;
    "import_job.headings": Json<string[]>;
    /** Which column of the file fills a field. */
    "import_job.columns": Json<Record<string, number>>;
    /** Fields whose column has days that can only be read month first. */
    "import_job.month_first": FilledJson<string[]>;
    "import_row.cells": Json<string[]>;
    "import_row.changes": FilledJson<ImportRow["changes"]>;
    "import_row.errors": FilledJson<ImportRow["errors"]>;
    /** What the form of the report holds. */
    "report_schedule.params": Json<Readonly<Record<string, unknown>>>;
    "report_run.params": Json<Readonly<Record<string, unknown>>>;
  }
}
