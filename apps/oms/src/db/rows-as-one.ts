import { sql, type RawBuilder } from "kysely";
import type { Database } from "./schema.ts";

type Ends = readonly [before: RawBuilder<unknown>, after: RawBuilder<unknown>];
/** What stands before and after the rows, by table and columns: there are as many as places that write rows. */
const known = new Map<string, Ends>();

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const endsOf = (table: keyof Database, names: readonly string[]): Ends => {
  const key = `${table} ${names.join(" ")}`;
  const ends = known.get(key);
  if (ends !== undefined) return ends;
  const columns = names.map(quoted).join(", ");
  const made: Ends = [
    sql.raw(`insert into ${quoted(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, `),
    sql.raw("::jsonb)"),
  ];
  known.set(key, made);
  return made;
};

/**
 * Adds rows that are given as one parameter, so that the text of the statement is the same for any number of them and
 * PostgreSQL plans it once. All have the columns of the first; what stands in a JSON column is given as it is, not as text.
 */
export const insertAsOne = (table: keyof Database, rows: readonly object[]): RawBuilder<unknown> => {
  const [before, after] = endsOf(table, Object.keys(rows[0] ?? {}));
  return sql`${before}${JSON.stringify(rows)}${after}`;
};
