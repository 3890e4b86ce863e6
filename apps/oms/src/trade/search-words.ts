import { sql, type Expression, type SqlBool } from "kysely";

const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Whether a text holds every word of what was typed, in any order and case; served by a trigram index on the text. */
export const holdsWords = (lowerText: Expression<unknown>, typed: string): Expression<SqlBool> => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const each = words.map((word) => sql`${lowerText} like ${`%${escapeLike(word)}%`}`);
  return each.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(each, sql` and `)})`;
};
