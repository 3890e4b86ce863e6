import type { ColumnType, Kysely } from "kysely";
import type { AuditEntry } from "../audit/entry.ts";
import type { DB } from "./tables.ts";

type Tables = keyof DB;
type Columns = { [T in Tables]: `${T}.${keyof DB[T] & string}` }[Tables];

/**
 * What the database cannot know of a column, by the name of both: what its numbers mean, what stands in its JSON, and that
 * it is never changed. An area adds its own beside its queries, in its `tables.ts`.
 */
export interface ColumnTypes {
  /** FieldChange[] */
  "audit_log.changes": ColumnType<unknown, string, never>;
  /** The row of a file that the change was imported from. */
  "audit_log.origin": ColumnType<AuditEntry["origin"] | null, string | null | undefined, never>;
}

/** What is told of a column that no table has. */
export type Strange = Exclude<keyof ColumnTypes, Columns>;

/** What holds of a column of that name in every table that has one. */
interface ToldOfAll {
  created_by: ColumnType<string | null, string | null | undefined, never>;
}

/** The columns of a table: as the migrated database has them, where nothing else is told. */
type Table<T extends Tables> = {
  [C in keyof DB[T]]: `${T}.${C & string}` extends infer K extends keyof ColumnTypes
    ? ColumnTypes[K]
    : C extends keyof ToldOfAll
      ? ToldOfAll[C]
      : DB[T][C];
};

type AllTables = { [T in Tables]: Table<T> };

/** Every table, by name. Tests add tables of their own. */
export interface Database extends AllTables {}

/** The pool, or an open transaction: code that gets one cannot tell, and need not. */
export type Db = Kysely<Database>;
