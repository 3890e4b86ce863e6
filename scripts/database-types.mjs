// Writes the types of the tables from a migrated database; a test of the service keeps the two alike.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startDatabase } from "../apps/oms/src/db/embedded/index.ts";
import { migrate } from "../apps/oms/src/db/migrate.ts";
import { makeDataDir } from "../apps/oms/src/test/data-dir.ts";
import { databaseUrl, onServer } from "../apps/oms/src/test/database.ts";
import { typesOfDatabase } from "../apps/oms/src/test/types-of-database.ts";
import { root } from "./workspace.mjs";

const dataDir = makeDataDir("o2r-types-");
const server = await startDatabase({ dataDir });
try {
  await onServer(server.url, (client) => client.query("create database types"));
  const url = databaseUrl(server.url, "types");
  await migrate(url);
  writeFileSync(join(root, "apps/oms/src/db/tables.ts"), await typesOfDatabase(url));
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
