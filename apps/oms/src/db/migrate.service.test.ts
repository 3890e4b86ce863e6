import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, describe, expect, inject, it } from "vitest";
import { createDatabase, databaseUrl, onServer, type TestDatabase } from "../test/database.ts";
import { newId } from "./id.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase | undefined;
afterEach(async () => {
  await database?.drop();
  database = undefined;
});

const script = `
  import { migrate } from ${JSON.stringify(new URL("./migrate.ts", import.meta.url).href)};
  console.log((await migrate(process.argv[1])).length);
`;

/** Migrates in a process of its own; the number of steps it took. */
const migrateElsewhere = (url: string): Promise<number> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", script, url], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (data: Buffer) => (said += data.toString()));
    child.on("close", (code) => (code === 0 ? done(Number(said)) : fail(new Error(`exit ${code}`))));
  });

const query = async <R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
};

describe("migrate", () => {
  it("takes each step once when eight processes start at once, and all of them start", async () => {
    const { url } = (database = await createDatabase(inject("databaseServer"), "empty"));
    const taken = await Promise.all(Array.from({ length: 8 }, () => migrateElsewhere(url)));
    const steps = await query<{ name: string }>(url, "select name from schema_migration order by name");
    expect(taken.filter((count) => count > 0)).toEqual([steps.length]);
    expect(steps[0]?.name).toBe("0001-platform");
  });

  it("takes nothing from a database that is up to date", async () => {
    const { url } = (database = await createDatabase(inject("databaseServer")));
    expect(await migrate(url)).toEqual([]);
  });

  it("makes no index for searching in which what was written waits, for every search to walk through it", async () => {
    const { url } = (database = await createDatabase(inject("databaseServer")));
    const indexes = await query<{ name: string; options: string[] | null }>(
      url,
      "select relname as name, reloptions as options from pg_class join pg_am on pg_am.oid = relam where amname = 'gin'",
    );
    expect(indexes.map(({ name }) => name)).toContain("product_search");
    expect(indexes.filter(({ options }) => !options?.includes("fastupdate=off"))).toEqual([]);
  });

  it("refuses a database that a newer version has migrated, and leaves it as it is", async () => {
    const { url } = (database = await createDatabase(inject("databaseServer")));
    await query(url, "insert into schema_migration (name) values ('9999-from-the-future')");
    await expect(migrate(url)).rejects.toThrow(/newer than this service.*9999-from-the-future/);
  });

  it("refuses a database that holds somebody else's tables, names them, and leaves it as it is", async () => {
    const { url } = (database = await createDatabase(inject("databaseServer"), "empty"));
    await query(
      url,
      "create table orders (id int); create view product as select 1 as one; create table schema_migration (v int)",
    );
    await expect(migrate(url)).rejects.toThrow(
      "The database holds tables that this service has not made (orders, product, schema_migration). Give it a database of its own.",
    );
    expect(await query(url, "select relname from pg_class where relname = 'audit_log'")).toEqual([]);
  });

  it("takes no offence at what an extension brings, nor at tables that came after ours", async () => {
    const { url } = (database = await createDatabase(inject("databaseServer"), "empty"));
    await query(
      url,
      "create table spatial (id int); create extension pg_trgm; alter extension pg_trgm add table spatial",
    );
    expect((await migrate(url)).length).toBeGreaterThan(0);
    await query(url, "create table report (id int)");
    expect(await migrate(url)).toEqual([]);
  });

  it("says in a sentence that the role may make no tables, or that the server or its password is wrong", async () => {
    const { url } = (database = await createDatabase(inject("databaseServer"), "empty"));
    const guest = `guest_${newId().replaceAll("-", "")}`;
    await query(url, `create role ${guest} login`);
    const as = new URL(url);
    as.username = guest;
    await expect(migrate(as.href)).rejects.toThrow(
      /^The database refuses to be brought.*42501.*owner of the database\.$/,
    );
    as.username = "nobody_at_all";
    await expect(migrate(as.href)).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: .*nobody_at_all/);
    await expect(migrate("postgres://localhost:1/none")).rejects.toThrow(/cannot be reached: connect ECONNREFUSED/);
    await query(url, `drop role ${guest}`);
  });

  it("refuses a database of another encoding", async () => {
    const server = inject("databaseServer");
    const name = `test_${newId().replaceAll("-", "")}`;
    await onServer(server, (client) =>
      client.query(`create database ${name} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`),
    );
    await expect(migrate(databaseUrl(server, name))).rejects.toThrow("The database is encoded in SQL_ASCII");
    await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  });
});
