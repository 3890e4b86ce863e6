import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";
import type { Page } from "@o2r/api/contract";
import { readCursor, writeCursor, type Cursor } from "./cursor.ts";
import { databaseCode } from "./database-error.ts";
import { AppError } from "../app-error.ts";
import type { Db } from "./schema.ts";

/** A column or expression that a list may be sorted by. */
export interface SortBy {
  readonly by: Expression<unknown>;
  /** It may be null; nulls stand last going up and first going down. */
  readonly nullable?: true;
  /**
   * It stands on a row that is joined like what may not be there, though it always is. The page says so, and where on it
   * begins, in words that an index on that row alone answers: it may be walked from there.
   */
  readonly joined?: true;
}

export interface PageRequest {
  /** A key of `sorts`, with `-` before it for descending. */
  readonly sort: string;
  /** Rows per page; 0 where only their number is asked for. */
  readonly size: number;
  readonly cursor?: string | null | undefined;
  /** What is searched. */
  readonly q?: string | undefined;
  /** Nobody asks how many match: they are not counted. */
  readonly uncounted?: true;
  /** Rows with all that a file of the list may have, beside what the list shows. */
  readonly whole?: boolean;
  /** Where only their number is asked for: how long they have waited, too, by what they are sorted by. */
  readonly aged?: AgesAsked;
}

/** What is asked of how long rows have waited. */
export interface AgesAsked {
  readonly now: Date;
  /** What they are sorted by is an instant, or a day in Asia/Kolkata. */
  readonly of: "instant" | "day";
  /** In hours. */
  readonly steps: readonly number[];
}

/** How long rows have waited. */
export interface Ages {
  readonly oldest: string | null;
  /** How many have waited for less than each of the steps, and no less than the one before; at the end, all others. */
  readonly ages: readonly number[];
}

export interface PageRules {
  /** What may be sorted by, by the name that the wire uses. */
  readonly sorts: Readonly<Record<string, SortBy>>;
  /** Unique, and the tie-break of every sort. */
  readonly id: Expression<string>;
  /** Counting stops here; unless told, at 10,000, and at 1,000 of what is searched, which somebody narrows then. */
  readonly countCap?: number;
  /**
   * What is searched is found first, all of it, and put in order then. PostgreSQL would walk the order, and look at nearly
   * every row where those that hold a word stand together at its end. For tables of which all can be looked at.
   */
  readonly gathers?: true;
}

/** Only the rows' type matters here; a page can be cut from any tables. */
export type AnyQuery<Row> = SelectQueryBuilder<any, any, Row>;
type Order = "asc" | "desc";

const malformedCursor = (): AppError => new AppError("request.malformed", "The page asked for does not exist");

/** Rows strictly after the cursor, in the order that is walked. */
const after = (sort: SortBy, id: Expression<string>, order: Order, cursor: Cursor): RawBuilder<SqlBool> => {
  const than = sql.raw(order === "asc" ? ">" : "<");
  if (cursor.value === null) {
    const laterNulls = sql<SqlBool>`(${sort.by} is null and ${id} ${than} ${cursor.id}::uuid)`;
    return order === "asc" ? laterNulls : sql<SqlBool>`(${laterNulls} or ${sort.by} is not null)`;
  }
  // Compared as a row, so that an index on both columns serves it.
  const beyond = sql<SqlBool>`(${sort.by}, ${id}) ${than} (${cursor.value}, ${cursor.id}::uuid)`;
  return sort.nullable && order === "asc" ? sql<SqlBool>`(${beyond} or ${sort.by} is null)` : beyond;
};

/** What a page needs to be walked in the order of a joined row; without it every row would be joined before any is sorted. */
const walkable = (sort: SortBy, order: Order, cursor: Cursor | undefined): RawBuilder<SqlBool> => {
  if (cursor === undefined) return sql<SqlBool>`${sort.by} is not null`;
  return sql<SqlBool>`${sort.by} ${sql.raw(order === "asc" ? ">=" : "<=")} ${cursor.value}`;
};

const countUpTo = async (db: Db, query: AnyQuery<unknown>, cap: number): Promise<number> => {
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as("one"))
    .limit(cap + 1);
  const { rows } = await sql<{ n: number }>`select count(*) as n from (${some}) as matching`.execute(db);
  return rows[0]?.n ?? 0;
};

/** How long each has waited of as many rows as are counted. */
const countAges = async (
  db: Db,
  query: AnyQuery<unknown>,
  by: Expression<unknown>,
  cap: number,
  { now, of, steps }: AgesAsked,
): Promise<Ages & { readonly n: number }> => {
  const since = of === "day" ? sql`(${by})::timestamp at time zone 'Asia/Kolkata'` : by;
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`${since}`.as("since"))
    .limit(cap + 1);
  const before = (hours: number | undefined) =>
    hours === undefined ? sql`'-infinity'` : new Date(now.getTime() - hours * 3_600_000).toISOString();
  const counts = [...steps, undefined].map(
    (step, at) =>
      sql`count(*) filter (where since > ${before(step)}::timestamptz ${at === 0 ? sql`` : sql`and since <= ${before(steps[at - 1])}::timestamptz`})`,
  );
  const { rows } = await sql<{ n: number; oldest: string | null; ages: number[] }>`
    select count(*) as n, min(since) as oldest, array[${sql.join(counts)}]::int[] as ages
    from (${some}) as matching`.execute(db);
  return rows[0] ?? { n: 0, oldest: null, ages: [] };
};

const direction = (order: Order): RawBuilder<unknown> =>
  sql.raw(order === "asc" ? "asc nulls last" : "desc nulls first");

interface Walking {
  readonly sort: SortBy;
  readonly order: Order;
  readonly cursor: Cursor | undefined;
  readonly size: number;
}

/** How many rows match, and the ids of those of a page, found before anything is put in order. */
const gather = async (
  db: Db,
  query: AnyQuery<unknown>,
  id: Expression<string>,
  { sort, order, cursor, size }: Walking,
): Promise<{ readonly n: number; readonly ids: readonly string[] }> => {
  const matching = query.clearSelect().select([sql`${id}`.as("id"), sql`${sort.by}`.as("sorted")]);
  const place = sql<string>`found.id`;
  const beyond = cursor && after({ ...sort, by: sql`found.sorted` }, place, order, cursor);
  const { rows } = await sql<{ n: number; ids: string[] }>`
    with found as materialized (${matching})
    select (select count(*) from found) as n, array(
      select id from found where ${beyond ?? sql`true`}
      order by sorted ${direction(order)}, id ${sql.raw(order)} limit ${sql.lit(size + 1)}
    ) as ids`.execute(db);
  return rows[0] ?? { n: 0, ids: [] };
};

const sortColumn = "page_sort_text";

/**
 * Reads one page of a query that already has its columns, joins and conditions: by key, not by offset, so that rows
 * added or removed meanwhile are neither shown twice nor skipped. `query` must not order or limit; its rows need an `id`.
 */
export const readPage = async <Row extends { id: string }>(
  db: Db,
  query: AnyQuery<Row>,
  request: PageRequest,
  rules: PageRules,
  /** The same rows, without what is joined to show them: they are counted so. */
  bare: AnyQuery<unknown> = query,
): Promise<Page<Row> & Partial<Ages>> => {
  const descending = request.sort.startsWith("-");
  const key = descending ? request.sort.slice(1) : request.sort;
  const sort = Object.hasOwn(rules.sorts, key) ? rules.sorts[key] : undefined;
  if (sort === undefined) throw new AppError("request.malformed", `This list cannot be sorted by ${key}`);
  const cursor = request.cursor ? readCursor(request.cursor) : undefined;
  if (cursor === "malformed" || (cursor !== undefined && cursor.sort !== request.sort)) throw malformedCursor();

  const backwards = cursor?.towards === "previous";
  const order: Order = descending === backwards ? "asc" : "desc";

  const walk = (query as SelectQueryBuilder<{ row: { id: string } }, "row", { id: string }>) // Row comes back where the page is made
    .select(sql<string | null>`(${sort.by})::text`.as(sortColumn))
    .$if(sort.joined === true, (q) => q.where(walkable(sort, order, cursor)))
    .$if(cursor !== undefined, (q) => (cursor ? q.where(after(sort, rules.id, order, cursor)) : q))
    // Where nulls cannot be, this is PostgreSQL's own choice, and the plain index order.
    .orderBy(sort.by, (by) => (order === "asc" ? by.asc().nullsLast() : by.desc().nullsFirst()))
    .orderBy(rules.id, order)
    .limit(request.size + 1);

  const malformed = (error: unknown): never => {
    // A forged cursor whose value is no number, date or id.
    if (cursor !== undefined && databaseCode(error)?.startsWith("22")) throw malformedCursor();
    throw error;
  };
  const cap = rules.countCap ?? (request.q ? 1000 : 10_000);
  const count = async (): Promise<number> => {
    if (request.uncounted) return 0;
    // That there are too many to count does not change from page to page.
    return cursor?.over === cap ? cap + 1 : countUpTo(db, bare, cap);
  };
  const page = async (): Promise<{
    rows: Awaited<ReturnType<typeof walk.execute>>;
    counted: number;
    ages?: Ages | undefined;
  }> => {
    if (request.size === 0 && request.aged) {
      const { n, ...ages } = await countAges(db, sort.joined ? query : bare, sort.by, cap, request.aged);
      // Of more than are counted nobody knows which is the oldest.
      return { rows: [], counted: n, ages: n > cap ? undefined : ages };
    }
    if (request.size === 0) return { rows: [], counted: await count() };
    if (rules.gathers && request.q) {
      const { n, ids } = await gather(db, query, rules.id, { sort, order, cursor, size: request.size });
      const among = sql<SqlBool>`${rules.id} = any(${[...ids]}::uuid[])`;
      return { counted: n, rows: ids.length === 0 ? [] : await walk.where(among).execute() };
    }
    // A transaction has one connection: what it does, it does in turn.
    if (db.isTransaction) return { rows: await walk.execute(), counted: await count() };
    const [rows, counted] = await Promise.all([walk.execute(), count()]);
    return { rows, counted };
  };
  const { rows, counted, ages } = await page().catch(malformed);
  const more = rows.length > request.size;
  const shown = rows.slice(0, request.size);
  if (backwards) shown.reverse();
  const cursorAt = (row: (typeof rows)[number] | undefined, towards: Cursor["towards"]): string | null => {
    const over = counted > cap ? cap : undefined;
    if (row !== undefined)
      return writeCursor({ sort: request.sort, towards, value: row[sortColumn], id: row.id, over });
    return cursor && cursor.towards !== towards ? writeCursor({ ...cursor, towards }) : null;
  };
  return {
    content: shown.map(({ [sortColumn]: _, ...row }) => row as unknown as Row), // the row without the column added above
    size: request.size,
    nextCursor: backwards || more ? cursorAt(shown.at(-1), "next") : null,
    prevCursor: (backwards ? more : cursor !== undefined) ? cursorAt(shown[0], "previous") : null,
    totalElements: Math.min(counted, cap),
    totalCapped: counted > cap,
    ...ages,
  };
};
