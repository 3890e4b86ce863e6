import { isExpression, sql, type Expression, type SqlBool } from "kysely";
import {
  readDates,
  readRange,
  type Filter,
  type FilterKey,
  type FilterTexts,
  type ListDeclaration,
  type ListQuery,
  type PageOf,
  type SearchField,
  type SortKey,
} from "@o2r/api/contract";
import { readPage, type AnyQuery, type PageRules, type SortBy } from "../db/keyset.ts";
import type { Db } from "../db/schema.ts";
import { toPaise } from "../trade/paise.ts";
import { holdsWords } from "../trade/search-words.ts";
import { KinText } from "./kin-text.ts";

/**
 * What a filter goes by, as its kind has it: what is to be one of some values, what is to hold or not, or the figure that
 * is to lie within a range. One that narrows in a way of its own makes its condition from the text in the call.
 */
type FilterBy = Expression<unknown> | ((text: string) => Expression<SqlBool>);

/** A text in small letters that a table keeps of these very fields, to be searched. */
export class KeptText<in out Field extends string> {
  readonly text: Expression<unknown>;
  readonly of: readonly Field[];
  constructor(text: Expression<unknown>, of: readonly Field[]) {
    this.text = text;
    this.of = of;
  }
}

/** The text of each field. Words are looked for in all of them together, as their index has them: one below the other. */
type FieldTexts<Field extends string> = Readonly<Record<Field, Expression<unknown>>>;

/** The SQL of a declared list. What the declaration sorts by, filters or searches and has no SQL does not compile. */
export interface ListRules<L extends ListDeclaration, Found> extends Omit<PageRules, "sorts"> {
  readonly select: (db: Db) => AnyQuery<Found>;
  readonly sorts: Readonly<Record<SortKey<L>, Expression<unknown> | SortBy>>;
  readonly filters: Readonly<Record<FilterKey<L>, FilterBy>>;
  /**
   * The table alone, where filters, search and reach all go by its own columns: its rows are counted in an index then. With
   * what is joined to show them PostgreSQL reads every row that it counts, even where it leaves the join out.
   */
  readonly bare?: (db: Db) => AnyQuery<unknown>;
  readonly search: FieldTexts<SearchField<L>> | KeptText<SearchField<L>> | KinText<SearchField<L>>;
  /** The number on its papers, in capitals and with an index of its own: whoever types the whole of one waits for no search. */
  readonly number?: Expression<unknown>;
}

/** What may be the whole number of a document, such as RO07-26-000042 or H07/26-27/000123. */
const wholeNumber = /^[A-Z\d]+(?:[-/][A-Z\d]+)*[-/]\d{4,}$/;

const within = (figure: Expression<unknown>, { unit }: Extract<Filter, { kind: "range" }>, text: string) => {
  const stored = (side: number) => (unit === "rupees" ? toPaise(side) : side);
  const { min, max } = readRange(text);
  const sides = [
    ...(min === null ? [] : [sql`${figure} >= ${stored(min)}`]),
    ...(max === null ? [] : [sql`${figure} <= ${stored(max)}`]),
  ];
  return sides.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(sides, sql` and `)})`;
};

/** From the first day to the last; of an instant, from the beginning of the first in Asia/Kolkata to the end of the last. */
const duringDays = (by: Expression<unknown>, of: "day" | "instant", text: string) => {
  const days = readDates(text);
  if (days === null) return sql<SqlBool>`true`;
  const { from, to } = days;
  if (of === "day") return sql<SqlBool>`${by} between ${from}::date and ${to}::date`;
  const begin = (day: string, plus: number) =>
    sql`((${day}::date + ${sql.lit(plus)})::timestamp at time zone 'Asia/Kolkata')`;
  return sql<SqlBool>`(${by} >= ${begin(from, 0)} and ${by} < ${begin(to, 1)})`;
};

const conditionOf = (filter: Filter, by: FilterBy, text: string): Expression<SqlBool> => {
  if (typeof by === "function") return by(text);
  switch (filter.kind) {
    case "oneOf":
    case "lookup":
      return sql<SqlBool>`${by} in (${sql.join(text.split(","))})`;
    case "flag":
      return sql<SqlBool>`(${by}) = ${text === "true"}`;
    case "range":
      return within(by, filter, text);
    case "dates":
      return duringDays(by, filter.of, text);
  }
};

const lineBreak = sql`E'\\n'`;

/** What is searched, in small letters: none of it may be null, or nothing is found. A line break stands between two fields, so that no word matches across them. */
const searchedText = (texts: readonly Expression<unknown>[]): Expression<unknown> =>
  sql`lower(${sql.join(texts, sql` || ${lineBreak} || `)})`;

/**
 * Reads pages of a declared list: narrowed, searched and sorted as its declaration says, within reach of who calls, where
 * the list knows a reach. `toRow` makes the row that is told of one that was found.
 */
export const readList = <const L extends ListDeclaration, Found extends { id: string }, Row = Found>(
  declaration: L,
  {
    select,
    sorts,
    filters,
    search,
    number,
    bare,
    toRow,
    ...rules
  }: ListRules<L, Found> & { readonly toRow?: (found: Found) => Row },
) => {
  const sorted = Object.fromEntries(
    Object.entries<Expression<unknown> | SortBy>(sorts).map(([key, by]) => [key, isExpression(by) ? { by } : by]),
  );
  const narrowing: Readonly<Record<string, FilterBy>> = filters;
  const texts: FieldTexts<string> | KeptText<SearchField<L>> | KinText<SearchField<L>> = search;
  const searched =
    texts instanceof KinText
      ? texts
      : texts instanceof KeptText
        ? texts.text
        : searchedText(Object.keys(declaration.search).flatMap((field) => texts[field] ?? []));
  const holds = (db: Db, typed: string) =>
    searched instanceof KinText ? searched.holds(db, typed) : holdsWords(searched, typed);

  return async (
    db: Db,
    query: ListQuery & FilterTexts<L>,
    reach?: Expression<SqlBool>,
  ): Promise<PageOf<NoInfer<Row>>> => {
    const asked: Readonly<Record<string, unknown>> = { ...query };
    const conditions = declaration.filters.flatMap((filter) => {
      const [by, text] = [narrowing[filter.key], asked[filter.key]];
      return by !== undefined && typeof text === "string" && text !== "" ? conditionOf(filter, by, text) : [];
    });
    if (reach !== undefined) conditions.push(reach);
    // An export of what is selected.
    const { ids } = asked;
    if (typeof ids === "string") conditions.push(sql<SqlBool>`${rules.id} = any(${ids.split(",")}::uuid[])`);
    const typed = (query.q ?? "").trim().toUpperCase();
    // Parts of numbers are in all of them, so that a search for one that is whole reads much and finds one.
    const named = sql<SqlBool>`${number ?? null} = ${typed}`;
    const isNamed =
      number !== undefined &&
      wholeNumber.test(typed) &&
      // Also of what is out of reach: of that the page is empty, as it would be after a search.
      (await select(db).where(named).limit(1).executeTakeFirst()) !== undefined;
    if (query.q) conditions.push(isNamed ? named : await holds(db, query.q));
    const narrowed = <Of>(rows: AnyQuery<Of>): AnyQuery<Of> =>
      conditions.reduce((left, condition) => left.where(condition), rows);
    const rows = narrowed(select(db));
    const page = await readPage<Found>(db, rows, query, { ...rules, sorts: sorted }, bare && narrowed(bare(db)));
    // Where nothing makes another row of it, what was found is the row: `toRow` may be left out only where the two types are one.
    const tell = toRow ?? ((found: Found) => found as unknown as Row);
    return { ...page, content: page.content.map(tell) };
  };
};
