import { sql, type RawBuilder } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Adds rows that are given as one parameter, so that the text of the statement is the same for any number of them and
 * PostgreSQL plans it once. All have the columns of the first; what stands in a JSON column is given as it is, not as text.
 */
export const insertAsOne = (table: keyof Database, rows: readonly object[]): RawBuilder<unknown> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.id(name)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
};
