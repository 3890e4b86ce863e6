// `npm run reset`: empties the data folder, so that the next start makes the demo data again. Asks first; `--yes` answers.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { continueOnPinnedNode, ensureInstalled, refuse, root } from "./workspace.mjs";

ensureInstalled();
await continueOnPinnedNode(import.meta.url);

if (process.env["DATABASE_URL"])
  refuse("DATABASE_URL is set: that database is not ours to empty. Unset it to empty the embedded one.");
const data = resolve(root, process.env["O2R_DATA_DIR"] ?? ".data");
if (!existsSync(data)) {
  process.stdout.write(`There is nothing to empty: ${data} does not exist.\n`);
  process.exit(0);
}
// Only a folder that the service made is emptied, whatever O2R_DATA_DIR names.
if (!existsSync(join(data, "lock")))
  refuse(`${data} does not look like a data folder of the service, so it is left alone.`);

const { lockDataDir } = await import("../apps/oms/src/db/embedded/lock.ts");
const { dropStalePidFile, stopPostmaster } = await import("../apps/oms/src/db/embedded/postmaster.ts");

if (!process.argv.includes("--yes")) {
  if (!process.stdin.isTTY) refuse("Nobody can be asked here: say `npm run reset -- --yes`.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Everything in ${data} will be gone for good. Type "yes" to empty it: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") {
    process.stdout.write("Nothing was changed.\n");
    process.exit(0);
  }
}

try {
  const lock = lockDataDir(data);
  const home = findDatabase(data);
  dropStalePidFile(join(home, "data"));
  await stopPostmaster(join(home, "data")); // one may have outlived a killed service
  lock.release();
  if (home !== join(data, "postgres")) rmSync(dirname(home), { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
process.stdout.write(`${data} is empty. The next start makes the demo data again.\n`);

/** The database lies elsewhere when PostgreSQL's user could not enter the data folder. @param {string} folder */
function findDatabase(folder) {
  const note = join(folder, "postgres.place");
  return existsSync(note) ? readFileSync(note, "utf8").trim() : join(folder, "postgres");
}
