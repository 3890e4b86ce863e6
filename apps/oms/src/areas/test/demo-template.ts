import { inject } from "vitest";
import { readConfig } from "../../config.ts";
import { openPool } from "../../db/pool.ts";
import { seedDemo } from "../../demo/seed-demo.ts";
import { createDatabase, onServer, templates, type TestDatabase } from "../../test/database.ts";

/** Fills a database and the folder of the demo's files, for all to copy. */
const fillTemplate = async (server: string): Promise<TestDatabase> => {
  const database = await createDatabase(server);
  const config = readConfig({
    NODE_ENV: "test",
    O2R_DATA_DIR: inject("demoFolder"),
    O2R_TOKEN_SECRET: "nobody signs in at this database",
  });
  const pool = openPool({ url: database.url, connections: 2 });
  try {
    await seedDemo(pool.db, { config });
  } finally {
    await pool.close();
  }
  return database;
};

/**
 * Sees to it that there is a database with the demo to copy, and its files in the folder that is returned. Filling one
 * takes seconds: the first test file of a run that asks does it, and the others wait.
 */
export const ensureDemoTemplate = async (): Promise<string> => {
  const server = inject("databaseServer");
  await onServer(server, async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [templates.demo]);
    const made = await client.query("select from pg_database where datname = $1", [templates.demo]);
    if (made.rowCount !== 0) return;
    const { name } = await fillTemplate(server);
    await client.query(`alter database ${name} rename to ${templates.demo}`);
  });
  return inject("demoFolder");
};
