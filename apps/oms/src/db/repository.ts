import {
  sql,
  type Expression,
  type Insertable,
  type Kysely,
  type Selectable,
  type SqlBool,
  type Updateable,
} from "kysely";
import type { Database, Db } from "./schema.ts";

/** Tables whose rows have an id, and a version that grows with every change. */
export type VersionedTable = {
  [T in keyof Database]: Selectable<Database[T]> extends { id: string; version: number } ? T : never;
}[keyof Database];

interface VersionedRow {
  id: string;
  version: number;
}

/**
 * The query builder cannot follow a table name that is a type parameter. Here every table is looked at as one named
 * `row`, of which only id and version are known; the functions below give the row its own type back.
 */
const versioned = (db: Db, table: VersionedTable): { rows: Kysely<{ row: VersionedRow }>; name: "row" } => ({
  rows: db as unknown as Kysely<{ row: VersionedRow }>,
  name: table as unknown as "row",
});

/** Adds a row and returns it as it is stored. */
export const insertRow = async <T extends VersionedTable>(
  db: Db,
  table: T,
  values: Insertable<Database[T]>,
): Promise<Selectable<Database[T]>> => {
  const { rows, name } = versioned(db, table);
  const row = await rows
    .insertInto(name)
    .values(values as unknown as VersionedRow) // see `versioned`
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as Selectable<Database[T]>; // see `versioned`
};

interface Reading {
  readonly scope?: Expression<SqlBool> | undefined;
  readonly hold?: boolean;
}

/** Reads a row by its id. Undefined when there is none, or none within `scope`. With `hold` nobody changes it meanwhile. */
export const readRow = async <T extends VersionedTable>(
  db: Db,
  table: T,
  id: string,
  { scope, hold = false }: Reading = {},
): Promise<Selectable<Database[T]> | undefined> => {
  const { rows, name } = versioned(db, table);
  const row = await rows
    .selectFrom(name)
    .selectAll()
    .where("id", "=", id)
    .$if(scope !== undefined, (query) => query.where(scope ?? sql<SqlBool>`true`))
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst();
  return row as unknown as Selectable<Database[T]> | undefined; // see `versioned`
};

/**
 * Reads a row and holds it until the transaction ends, so that its version can be compared and cannot move.
 * Undefined when there is none, or none within `scope`.
 */
export const lockRow = <T extends VersionedTable>(
  db: Db,
  table: T,
  id: string,
  scope?: Expression<SqlBool>,
): Promise<Selectable<Database[T]> | undefined> => readRow(db, table, id, { scope, hold: true });

/**
 * Changes a row that still has the given version, and moves it to the next. Returns the row as it is now, or undefined
 * when somebody else was quicker (answer that with `stale`).
 */
export const updateRow = async <T extends VersionedTable>(
  db: Db,
  table: T,
  at: { readonly id: string; readonly version: number },
  values: Omit<Updateable<Database[T]>, "id" | "version">,
): Promise<Selectable<Database[T]> | undefined> => {
  const { rows, name } = versioned(db, table);
  const row = await rows
    .updateTable(name)
    .set({ ...values, version: at.version + 1 })
    .where("id", "=", at.id)
    .where("version", "=", at.version)
    .returningAll()
    .executeTakeFirst();
  return row as unknown as Selectable<Database[T]> | undefined; // see `versioned`
};
