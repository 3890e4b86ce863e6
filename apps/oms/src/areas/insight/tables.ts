import type { ColumnType } from "kysely";
import type { ImportJob, ImportRow, ImportThing } from "@o2r/api/contract/insight";
import type { Filled } from "../../db/schema.ts";
import type { Stamps } from "../stamps.ts";

interface SavedViewTable extends Stamps {
  id: string;
  owner_id: string;
  list: string;
  name: string;
  shared: Filled<boolean>;
  query: string;
  density: "comfortable" | "compact";
}

/** Written as text: the driver would take a list for an array of PostgreSQL's. */
type Json<T> = ColumnType<T, string, string>;

interface ImportJobTable extends Stamps {
  id: string;
  owner_id: string;
  thing: ImportThing;
  file_name: string;
  state: ImportJob["state"];
  headings: Json<string[]>;
  /** Which column of the file fills a field. */
  columns: Json<Record<string, number>>;
  /** Fields whose column has days that can only be read month first. */
  month_first: ColumnType<string[], string | undefined, string>;
}

interface ImportRowTable {
  id: string;
  job_id: string;
  number: number;
  state: Filled<ImportRow["state"]>;
  cells: Json<string[]>;
  /** By which rows of one file that mean the same are found, as they were when the row was checked. */
  keys: Filled<string[]>;
  /** What importing it will do; `none` where everything stands as the row has it. */
  effect: "create" | "update" | "none" | null;
  changes: ColumnType<ImportRow["changes"], string | undefined, string>;
  errors: ColumnType<ImportRow["errors"], string | undefined, string>;
  result_id: string | null;
}

declare module "../../db/schema.ts" {
  interface Database {
    saved_view: SavedViewTable;
    import_job: ImportJobTable;
    import_row: ImportRowTable;
  }
}
