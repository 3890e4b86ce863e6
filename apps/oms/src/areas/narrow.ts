import { sql, type RawBuilder } from "kysely";

/** One filter of a list: the rows that its text in the call leaves. `Rows` is the list's query. */
export type Narrow<Rows> = (rows: Rows, text: string) => Rows;

/** Every filter of a declaration with its condition: a new one without does not compile. */
export type Narrows<Rows, Key extends string> = Readonly<Record<Key, Narrow<Rows>>>;

/** The ids or values of a filter, which is a comma list. */
export const some = (text: string): string[] => text.split(",");

/** The rows that the filters of a call leave. */
export const narrow = <Rows, const Key extends string>(
  rows: Rows,
  query: Readonly<Partial<Record<Key, string | undefined>>>,
  filters: Narrows<Rows, Key>,
): Rows => {
  let left = rows;
  // the keys of the object above
  for (const key of Object.keys(filters) as Key[]) {
    const text = query[key];
    if (text) left = filters[key](left, text);
  }
  return left;
};

/** Whether a condition holds as a yes-or-no filter asks. */
export const holds = (condition: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`(${condition}) = ${text === "true"}`;
