import { sql, type Expression, type SqlBool } from "kysely";

const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The words of what was typed, at most eight, each as a pattern of `like` for a text in small letters that holds it. */
export const wordsOf = (typed: string): readonly string[] =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${escapeLike(word)}%`);

/** Whether a text in small letters holds the word of a pattern (`wordsOf`); served by a trigram index on the text. */
export const holdsWord = (lowerText: Expression<unknown>, pattern: string): Expression<SqlBool> =>
  sql<SqlBool>`${lowerText} like ${pattern}`;

/** Whether a text holds every word of what was typed, in any order and case; served by a trigram index on the text. */
export const holdsWords = (lowerText: Expression<unknown>, typed: string): Expression<SqlBool> => {
  const each = wordsOf(typed).map((pattern) => holdsWord(lowerText, pattern));
  return each.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(each, sql` and `)})`;
};
