import type { CompiledQuery } from "kysely";
import type { Db } from "../schema.ts";

/** The values of what is sent ahead: they reach the connection as they are. */
const ahead = new WeakSet<readonly unknown[]>();

/** Whether nobody waits for the answer of the statement that has these values: see `sendAhead`. */
export const isSentAhead = (values: readonly unknown[]): boolean => ahead.has(values);

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
 * caller wants to know.
 */
export const sendAhead = async (db: Db, query: CompiledQuery): Promise<void> => {
  if (!db.isTransaction) throw new TypeError("A statement is sent ahead in a transaction");
  if (!query.parameters.every(isPlain)) throw new TypeError("What is sent ahead has plain values");
  ahead.add(query.parameters);
  await db.executeQuery(query);
};
