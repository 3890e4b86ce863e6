import type { CompiledQuery } from "kysely";
import type { Db } from "../schema.ts";

/**
 * Hears what a statement that was sent ahead comes to, before what comes next is told its own: where it throws, what comes next
 * is refused with that error, whatever PostgreSQL did.
 */
export type Hear = (answer: Promise<{ readonly rows: readonly unknown[] }>) => Promise<unknown>;

/** Who hears of what is sent ahead, by its values, which reach the connection as they are; null where nobody does. */
const ahead = new WeakMap<readonly unknown[], Hear | null>();

/** Who hears of the statement that has these values; undefined where it is not sent ahead: see `sendAhead`. */
export const heardBy = (values: readonly unknown[]): Hear | null | undefined => ahead.get(values);

/** Whether a value can be written for PostgreSQL, whatever is in it: what failed here would be missing from what is committed. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value !== "object" ||
  value instanceof Date ||
  (Array.isArray(value) && value.every(isPlain));

/**
 * Sends a statement of which nothing comes back together with the next of its transaction, or with its commit: both take one
 * wait. PostgreSQL does them in their order, and what comes next sees what this one did. Where it fails, the next one is
 * refused with its error, and so nothing of the transaction is kept; do not send ahead what may fail in a way that the
 * caller wants to know, unless `hear` says what it then means. A commit waits until `hear` has heard.
 */
export const sendAhead = async (db: Db, query: CompiledQuery, hear: Hear | null = null): Promise<void> => {
  if (!db.isTransaction) throw new TypeError("A statement is sent ahead in a transaction");
  if (!query.parameters.every(isPlain)) throw new TypeError("What is sent ahead has plain values");
  ahead.set(query.parameters, hear);
  await db.executeQuery(query);
};
