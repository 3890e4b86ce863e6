import { sql, type Expression } from "kysely";
import type { Db } from "./schema.ts";

/** A read that can be sent by itself, or as one of several that are sent together. */
export interface Read<T> {
  readonly query: Expression<unknown>;
  readonly take: (rows: readonly unknown[]) => T;
}

/**
 * What a query is read for. Its rows may come as JSON, so it selects no instants, and what it selects as numeric is a
 * number or its text.
 */
export const asRead = <Row, T>(query: Expression<Row>, take: (rows: readonly Row[]) => T): Read<T> => ({
  query,
  // The rows are of this very query.
  take: (rows) => take(rows as readonly Row[]),
});

/** Sends one read by itself. */
export const readAlone = async <T>(db: Db, { query, take }: Read<T>): Promise<T> =>
  take((await sql`${query}`.execute(db)).rows);

type Reads = Readonly<Record<string, Read<unknown>>>;

/** What reads take, by their names. */
export type Taken<R> = { readonly [Key in keyof R]: R[Key] extends Read<infer T> ? T : never };

/**
 * Sends reads that do not need each other as one statement: a transaction that holds rows waits once and not for each, and
 * all of them see the same moment.
 *
 *     const { policy, charges } = await readTogether(db, { policy: policyRead(hubId), charges: chargesRead(asked) });
 */
export const readTogether = async <const R extends Reads>(db: Db, reads: R): Promise<Taken<R>> => {
  const all = Object.entries(reads);
  const parts = all.map(
    ([name, { query }]) => sql`(select coalesce(json_agg(part), '[]') from (${query}) as part) as ${sql.id(name)}`,
  );
  const { rows } = await sql<Readonly<Record<string, readonly unknown[]>>>`select ${sql.join(parts)}`.execute(db);
  const found = all.map(([name, { take }]) => [name, take(rows[0]?.[name] ?? [])] as const);
  // Each name has what its own read takes; TypeScript does not follow names through entries.
  return Object.fromEntries(found) as Taken<R>;
};
