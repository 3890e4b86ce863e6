import type { Config } from "../../../config.ts";
import type { Db } from "../../../db/schema.ts";
import { reportFiles } from "./report-files.ts";

/** How many reports one query asks for. */
const atOnce = 500;

/** Removes the files of those of these reports that have none any more, as the database knows them now. */
export const removeLeft = async (db: Db, config: Config, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const needed = await db
    .selectFrom("report_run")
    .select("id")
    .where("id", "in", ids)
    // The file is kept before its report says that it is ready.
    .where("state", "in", ["ASKED", "RUNNING", "DONE"])
    .execute();
  const isNeeded = new Set(needed.map(({ id }) => id));
  for (const id of ids) if (!isNeeded.has(id)) await reportFiles(config).remove(id);
};

/**
 * Removes files that no report has any more: a row and its file cannot go in one step, so the row goes first, and what a kill
 * or an outage of the store leaves between the two is found here. Any number of processes may do so at once.
 */
export const sweepReports = async (db: Db, config: Config): Promise<void> => {
  const kept = await reportFiles(config).list();
  for (let begin = 0; begin < kept.length; begin += atOnce)
    await removeLeft(db, config, kept.slice(begin, begin + atOnce));
};
