import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { newId } from "./id.ts";
import { migrate } from "./migrate.ts";
import { openPool } from "./pool.ts";
import { tx } from "./tx.ts";

const role = `pooled_${newId().replaceAll("-", "")}`;
let database: TestDatabase;
let url: string;

const asOwner = async (text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  database = await createDatabase(inject("databaseServer"), "empty");
  const named = new URL(database.url);
  await asOwner(`create role ${role} login; grant all on schema public to ${role}`);
  await asOwner(`do $$ begin execute format('grant create on database %I to ${role}', current_database()); end $$`);
  named.username = role;
  url = named.href;
});
afterAll(async () => {
  await asOwner(`drop owned by ${role}; drop role ${role}`);
  await database.drop();
});

describe("a database behind a pooler that lends a connection for one transaction", () => {
  it("is refused while its role lacks the settings of a connection, with the statements that set them", async () => {
    const refusal = await migrate(url, undefined, { pooled: true }).catch((error: unknown) => String(error));
    const statements = [...String(refusal).matchAll(/alter role current_user set \w+ = '[^']+';/g)].map(
      ([text]) => text,
    );
    expect(statements.join(" ")).toMatch(/statement_timeout = '15000'.*lock_timeout = '5000'/);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
    expect((await migrate(url, undefined, { pooled: true })).length).toBeGreaterThan(0);
  });

  it("is left nothing on a connection that another transaction could meet, however often a statement comes", async () => {
    const pool = openPool({ url, connections: 1, pooled: true });
    const { rows: before } = await sql<{ count: number }>`select count(*)::int as count from pg_settings
      where source = 'client' and name not in ('application_name', 'client_encoding')`.execute(pool.db);
    for (let at = 0; at < 12; at += 1) await tx(pool.db, (db) => sql`select ${at}::int`.execute(db));
    const { rows: named } = await sql`select name from pg_prepared_statements where name <> ''`.execute(pool.db);
    const { rows: after } = await sql`select name, setting from pg_settings where source = 'session'`.execute(pool.db);
    await pool.close();
    expect([before[0]?.count, named, after]).toEqual([0, [], []]);
  });
});

// PostgreSQL counts no statement limit for a commit, and a wait for a synchronous standby relies on it: ended early, it
// would be told as done.
describe("a commit", () => {
  it("is no success because its time is over: it lasts as long as it needs, where a statement would be ended", async () => {
    const pool = openPool({ url: database.url, connections: 1, settings: { statement_timeout: "200" } });
    await sql`create table slow (id int primary key);
      create function wait_at_commit() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
      create constraint trigger wait after insert on slow deferrable initially deferred
        for each row execute function wait_at_commit()`.execute(pool.db);
    await tx(pool.db, (db) => sql`insert into slow values (1)`.execute(db));
    await expect(sql`select pg_sleep(0.5)`.execute(pool.db)).rejects.toThrow("statement timeout");
    const { rows } = await sql`select id from slow`.execute(pool.db);
    await pool.close();
    expect(rows).toEqual([{ id: 1 }]);
  });
});
