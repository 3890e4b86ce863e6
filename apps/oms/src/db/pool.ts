import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { prepareOften } from "./sending/prepare-often.ts";
import type { Database, Db } from "./schema.ts";

/** Type numbers of PostgreSQL (pg_type.oid) that we read in our own way. */
const oid = { int8: 20, date: 1082, timestamptz: 1184 };

/** Counts and paise are whole numbers below 2^53; one beyond would lose paise in silence, so it is refused. */
const readInt8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A stored whole number is too large to be exact: ${text}`);
  return value;
};

const types = new pg.TypeOverrides();
types.setTypeParser(oid.int8, readInt8);
// A day has no time zone: it stays the text YYYY-MM-DD.
types.setTypeParser(oid.date, (text: string) => text);
// Instants travel, and are kept in cursors, as ISO text; columns are timestamptz(3), so that nothing is cut off.
types.setTypeParser(oid.timestamptz, (text: string) => new Date(text).toISOString());

/**
 * Settings of every connection. A pooler takes no start-up options: behind one they stand at the role, and the start sees to
 * it (`checkServer`).
 */
export const sessionSettings = {
  timezone: "UTC",
  statement_timeout: "15000",
  lock_timeout: "5000",
  idle_in_transaction_session_timeout: "30000",
};

/** How long after the server's own limit a silent connection is given up, in milliseconds. */
const grace = 5_000;

/** The connections of one process, and the typed query builder on them. */
export interface DatabasePool {
  readonly db: Db;
  /** Waits for the queries under way, then closes every connection. */
  readonly close: () => Promise<void>;
}

export interface PoolOptions {
  readonly url: string;
  readonly connections: number;
  /** A pooler stands before the database and lends another connection for each transaction: nothing may be kept on one. */
  readonly pooled?: boolean;
  /** Differences from the settings of every connection. */
  readonly settings?: Partial<Record<keyof typeof sessionSettings, string>>;
  /** Told of a connection that broke while idle; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/** Opens a pool. Nothing is connected before the first query. */
export const openPool = ({ url, connections, pooled = false, settings, onIdleError }: PoolOptions): DatabasePool => {
  const all = { ...sessionSettings, ...settings };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  const limit = Number(all.statement_timeout);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    ...(!pooled && { options: options.join(" ") }),
    types,
    // The server ends what takes too long and says so; when it says nothing, the connection leads nowhere any more.
    ...(limit > 0 && { query_timeout: limit + grace }),
    // Fail in the open, instead of hanging, when every connection is taken.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // What is asked for is sent before what was asked for earlier is answered: a transaction begins so.
    pipeline: true,
    application_name: "o2r-oms",
  });
  pool.on("error", (error) => onIdleError?.(error));
  // A connection that breaks between two queries of a transaction tells nobody else; the next query fails, and that is
  // how its caller learns of it. Untold, it would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("release", (_error, client) => {
    // Given up while it was waiting for an answer: whoever had it next would wait for the same.
    if ("readyForQuery" in client && client.readyForQuery === false) void client.end();
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: prepareOften(pool, { named: !pooled }) }) });
  return { db, close: () => db.destroy() };
};
