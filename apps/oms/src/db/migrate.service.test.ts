import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, describe, expect, inject, it } from "vitest";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase | undefined;
afterEach(() => database?.drop());

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

  it("refuses a database that a newer version has migrated, and leaves it as it is", async () => {
    const { url } = (database = await createDatabase(inject("databaseServer")));
    await query(url, "insert into schema_migration (name) values ('9999-from-the-future')");
    await expect(migrate(url)).rejects.toThrow(/newer than this service.*9999-from-the-future/);
  });
});
