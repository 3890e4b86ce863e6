import { sql, type Expression, type SqlBool } from "kysely";

/** How far a caller reaches into a table whose rows have an owner or a warehouse. */
export type Reach = "every" | { readonly owner: string } | { readonly warehouses: readonly string[] };

/**
 * The rows within reach, as a condition on the column that names their owner or their warehouse. A row outside does not
 * exist for the caller: it is left out of lists and counts, and asking for it is 404.
 */
export const isWithin = (reach: Reach, column: Expression<string | null>): Expression<SqlBool> => {
  if (reach === "every") return sql<SqlBool>`true`;
  const ids = "owner" in reach ? [reach.owner] : [...reach.warehouses];
  // Of one, the rows stand in an index in the very order that a list asks for.
  return ids.length === 1 ? sql<SqlBool>`${column} = ${ids[0]}::uuid` : sql<SqlBool>`${column} = any(${ids}::uuid[])`;
};
