import type { ColumnType } from "kysely";
import type { Filled } from "../db/schema.ts";

/** An instant that the database fills when it is left out. */
export type Stamped = ColumnType<string, Date | string | undefined, Date | string>;

/** The columns that every row of business carries. */
export interface Stamps {
  version: Filled<number>;
  created_at: Stamped;
  created_by: ColumnType<string | null, string | null | undefined, never>;
  updated_at: Stamped;
  updated_by: ColumnType<string | null, string | null | undefined, string | null>;
}
