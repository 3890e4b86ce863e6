import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type { Db } from "../db/schema.ts";
import { holdsWord, wordsOf } from "../trade/search-words.ts";

/** The rows of a smaller table that a word names are looked up by their ids up to so many; more are a part of the whole, and read as one. */
const few = 2_000;

/**
 * What is searched partly in the rows of a large table, partly in the fewer rows that they refer to, as orders are by their
 * number and by the shop of their retailer. What a retailer is called stands once, not in each order: it is found first, in its
 * own table, and then its orders by it. An index of the parts of all texts of all orders would grow with the orders for words
 * that nearly every shop has.
 */
export class KinText<in out Field extends string> {
  /** Of the rows themselves, in small letters, as their index of parts has it. */
  readonly own: Expression<unknown>;
  /** The column that refers to the fewer rows. */
  readonly refersTo: Expression<unknown>;
  /** The ids of those fewer rows whose text holds a word, which is given as a pattern of `like`. */
  readonly idsOf: (pattern: string) => RawBuilder<{ id: string }>;
  readonly of: readonly Field[];
  constructor(
    own: Expression<unknown>,
    kin: { readonly by: Expression<unknown>; readonly ids: (pattern: string) => RawBuilder<{ id: string }> },
    of: readonly Field[],
  ) {
    this.own = own;
    this.refersTo = kin.by;
    this.idsOf = kin.ids;
    this.of = of;
  }

  /** Whether a row holds every word of what was typed, each in its own text or in that of the row that it refers to. */
  async holds(db: Db, typed: string): Promise<Expression<SqlBool>> {
    const each: Expression<unknown>[] = [];
    for (const pattern of wordsOf(typed)) {
      const ids = this.idsOf(pattern);
      const { rows } = await sql<{ id: string }>`${ids} limit ${sql.lit(few + 1)}`.execute(db);
      // Named one by one, so that PostgreSQL knows how few rows they lead to; or read within, when it may better go through the list.
      const named = rows.length > few ? sql`in (${ids})` : sql`= any(${rows.map(({ id }) => id)}::uuid[])`;
      each.push(sql`(${holdsWord(this.own, pattern)} or ${this.refersTo} ${named})`);
    }
    return each.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(each, sql` and `)})`;
  }
}
