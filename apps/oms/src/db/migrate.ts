import { readdir } from "node:fs/promises";
import { sql, type Kysely } from "kysely";
import pg from "pg";
import { checkServer, checkTables } from "./check-server.ts";
import { MigrationError } from "./migration-error.ts";
import { openPool } from "./pool.ts";
import type { Db } from "./schema.ts";

/** A step of the schema: `NNNN-name.ts` in migrations/. It knows no table types, since later steps change them. */
export interface Migration {
  readonly up: (db: Kysely<any>) => Promise<void>; // tables as they were at that step, which no type describes
}

const lacksRight = "42501";

const folder = new URL("./migrations/", import.meta.url);
const fileName = /^\d{4}-[a-z0-9-]+\.ts$/;
/** Two numbers of our own for PostgreSQL's advisory lock; held by the transaction, so that it works behind PgBouncer. */
const lockKey = [20_261, 121];

const listMigrations = async (): Promise<string[]> => {
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).map((name) => name.slice(0, -3));
  names.sort();
  for (const [index, name] of names.entries()) {
    if (names[index - 1]?.slice(0, 4) === name.slice(0, 4)) {
      throw new MigrationError(`Two migrations have the same number: ${names[index - 1]} and ${name}.`);
    }
  }
  return names;
};

const load = async (name: string): Promise<Migration> => {
  const module: unknown = await import(new URL(`${name}.ts`, folder).href);
  if (typeof module !== "object" || module === null || !("up" in module) || typeof module.up !== "function") {
    throw new MigrationError(`The migration ${name} exports no function \`up\`.`);
  }
  return module as Migration; // checked just above
};

const checkOrder = (known: readonly string[], done: ReadonlySet<string>): readonly string[] => {
  const strange = [...done].find((name) => !known.includes(name));
  if (strange !== undefined) {
    throw new MigrationError(
      `The database is newer than this service: it has the step ${strange}, which this version does not know. ` +
        "Start a version that does.",
    );
  }
  const pending = known.filter((name) => !done.has(name));
  const late = pending.find((name) => [...done].some((other) => other > name));
  if (late !== undefined) throw new MigrationError(`The migration ${late} comes before steps that are done already.`);
  return pending;
};

type Tell = (sentence: string) => void;

const waitForTurn = async (db: Db, tell: Tell): Promise<void> => {
  const key = sql`${sql.lit(lockKey[0])}, ${sql.lit(lockKey[1])}`;
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${key}) as mine`.execute(db);
  if (rows[0]?.mine) return;
  tell("Another process is bringing the database to its version; this one waits for it");
  await sql`select pg_advisory_xact_lock(${key})`.execute(db);
};

const bringUp = async (db: Db, known: readonly string[], tell: Tell): Promise<readonly string[]> => {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local lock_timeout = 0`.execute(db);
  await waitForTurn(db, tell);
  await checkTables(db);
  await sql`create table if not exists schema_migration (
    name text primary key,
    applied_at timestamptz(3) not null default now()
  )`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  const pending = checkOrder(known, new Set(rows.map((row) => row.name)));
  for (const name of pending) {
    const migration = await load(name);
    await migration.up(db);
    await sql`insert into schema_migration (name) values (${name})`.execute(db);
  }
  return pending;
};

/**
 * Brings a database to this version: every missing step in one transaction, so that it is whole or unchanged, and one
 * process at a time however many start at once. Returns the steps it took. Refuses, by a MigrationError, a database of a
 * newer version, one that is not ours alone, and a server that the service could not work with. `tell` learns of a wait;
 * `pooled` as in `openPool`.
 * Kysely's Migrator makes its tables before it takes its lock and outside of the transaction, so that what it refuses is changed.
 */
export const migrate = async (
  url: string,
  tell: Tell = () => {},
  { pooled = false }: { readonly pooled?: boolean } = {},
): Promise<readonly string[]> => {
  const known = await listMigrations();
  // The driver's own limit follows from this one: a step may take long, and the others wait for it.
  const pool = openPool({ url, connections: 1, pooled, settings: { statement_timeout: "0" } });
  try {
    await checkServer(pool.db, { pooled });
    return await pool.db.transaction().execute((db) => bringUp(db, known, tell));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const may = error.code === lacksRight ? " Make the role of DATABASE_URL the owner of the database." : "";
    throw new MigrationError(
      `The database refuses to be brought to this version: ${error.message} (SQLSTATE ${error.code}).${may}`,
    );
  } finally {
    await pool.close();
  }
};
