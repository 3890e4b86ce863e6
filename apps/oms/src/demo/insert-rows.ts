import type { Insertable } from "kysely";
import type { Database, Db } from "../db/schema.ts";

/** Adds many rows, so many at a time that PostgreSQL's 65,535 parameters suffice. */
export const insertRows = async <T extends keyof Database>(
  db: Db,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> => {
  const columns = Math.max(1, ...rows.map((row) => Object.keys(row).length));
  const chunk = Math.floor(65_000 / columns);
  for (let from = 0; from < rows.length; from += chunk) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + chunk))
      .execute();
  }
};
