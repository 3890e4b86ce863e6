import { isExpression, sql, type Expression, type SqlBool } from "kysely";

/** What of a row says who reaches it. */
export type Side = "owner" | "warehouse" | "region" | "beat";

/** How far a caller reaches into a table: every row, or those with one of these ids on a side. */
export type Reach = "every" | { readonly by: Side; readonly ids: readonly string[] };

/**
 * Columns that name what a row is of, by their sides; or one column, where every caller reaches rows by the same side.
 */
export type Sides<T> = T | { readonly [S in Side]?: T };

/** The rows of these warehouses, as an actor has them. */
export const ofWarehouses = (warehouses: "all" | readonly string[]): Reach =>
  warehouses === "all" ? "every" : { by: "warehouse", ids: warehouses };

const columnOf = (columns: Sides<Expression<string | null>>, side: Side): Expression<string | null> => {
  const column = isExpression(columns) ? columns : columns[side];
  if (column === undefined) throw new TypeError(`No column says the ${side} of a row, which a caller's reach goes by`);
  return column;
};

/**
 * The rows within reach, as a condition on the column that names their owner, warehouse, region or beat. A row outside
 * does not exist for the caller: it is left out of lists and counts, and asking for it is 404.
 */
export const isWithin = (reach: Reach, columns: Sides<Expression<string | null>>): Expression<SqlBool> => {
  if (reach === "every") return sql<SqlBool>`true`;
  const column = columnOf(columns, reach.by);
  const ids = [...reach.ids];
  // Of one, the rows stand in an index in the very order that a list asks for.
  return ids.length === 1 ? sql<SqlBool>`${column} = ${ids[0]}::uuid` : sql<SqlBool>`${column} = any(${ids}::uuid[])`;
};
