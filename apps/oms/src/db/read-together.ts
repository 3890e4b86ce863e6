import { sql, type CompiledQuery } from "kysely";
import { partOf, Texts, type Given, type Part, type Said } from "./compile-once.ts";
import type { Db } from "./schema.ts";

/** A read that can be sent by itself, or as one of several that are sent together. */
export interface Read<T> extends Part {
  readonly take: (rows: readonly unknown[]) => T;
}

/**
 * What a query is read for. Its rows may come as JSON, so it selects no instants, and what it selects as numeric is a
 * number or its text.
 */
export const asRead = <Values extends Given, Row, T>(
  said: Said<Values, Row>,
  given: Values,
  take: (rows: readonly Row[]) => T,
): Read<T> => ({
  ...partOf(said, given),
  // The rows are of this very query.
  take: (rows) => take(rows as readonly Row[]),
});

const texts = new Texts();

/** Sends one read by itself. */
export const readAlone = async <T>(db: Db, { id, given, build, take }: Read<T>): Promise<T> => {
  const query = texts.of(db, id, [given], ([values = {}]) => sql`${build(values, db)}`.compile(db));
  return take((await db.executeQuery(query)).rows);
};

type Reads = Readonly<Record<string, Read<unknown>>>;

/** What reads take, by their names. */
export type Taken<R> = { readonly [Key in keyof R]: R[Key] extends Read<infer T> ? T : never };

const together = (db: Db, all: readonly (readonly [string, Read<unknown>])[]): CompiledQuery =>
  texts.of(
    db,
    all.reduce((text, [name, { id }]) => `${text} ${name} ${id}`, ""),
    all.map(([, { given }]) => given),
    (values) =>
      sql`select ${sql.join(
        all.map(
          ([name, { build }], at) =>
            sql`(select coalesce(json_agg(part), '[]') from (${build(values[at] ?? {}, db)}) as part) as ${sql.id(name)}`,
        ),
      )}`.compile(db),
  );

/**
 * Sends reads that do not need each other as one statement: a transaction that holds rows waits once and not for each, and
 * all of them see the same moment.
 *
 *     const { policy, charges } = await readTogether(db, { policy: policyRead(hubId), charges: chargesRead(asked) });
 */
export const readTogether = async <const R extends Reads>(db: Db, reads: R): Promise<Taken<R>> => {
  const all = Object.entries(reads);
  const { rows } = await db.executeQuery<Readonly<Record<string, readonly unknown[]>>>(together(db, all));
  const found = all.map(([name, { take }]) => [name, take(rows[0]?.[name] ?? [])] as const);
  // Each name has what its own read takes; TypeScript does not follow names through entries.
  return Object.fromEntries(found) as Taken<R>;
};
