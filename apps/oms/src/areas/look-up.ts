import { sql, type Expression, type SqlBool } from "kysely";
import { holdsWords } from "./catalogue/search.ts";

/** What a look-up is asked: a typed text, or by `ids`, a comma list, just the rows that a form or list holds. */
interface Asked {
  readonly query: string;
  readonly ids?: string | undefined;
}

/** Where a look-up finds what it is asked for. */
interface Place {
  readonly id: Expression<string>;
  /** Whether a row may still be chosen. */
  readonly current: Expression<SqlBool>;
  /** In small letters. */
  readonly text: Expression<unknown>;
}

/** Whether a look-up has a row: by its id, whether it may be chosen or not, or by what was typed. */
export const lookedUp = ({ query, ids }: Asked, { id, current, text }: Place): Expression<SqlBool> =>
  ids
    ? sql<SqlBool>`${id} = any(${ids.split(",")}::uuid[])`
    : sql<SqlBool>`(${current} and ${holdsWords(text, query)})`;
