import type { Db } from "../../db/schema.ts";
import { removeBytes } from "./remove-bytes.ts";
import { documentBlobs, type StoreSettings } from "./stores.ts";

/** How long an upload may take at most, from its first byte to its row, and much more, in milliseconds. */
const patience = 60 * 60_000;

/** How many names one query asks for. */
const atOnce = 500;

const namedByRows = async (db: Db, names: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (let begin = 0; begin < names.length; begin += atOnce) {
    const rows = await db
      .selectFrom("document")
      .select("stored_name")
      .where("stored_name", "in", names.slice(begin, begin + atOnce))
      .execute();
    for (const { stored_name } of rows) found.add(stored_name);
  }
  return found;
};

/**
 * Puts what killed and refused uploads have left behind in order: a file that a row names moves to its place, and one
 * that no row names is removed once it is older than an hour. Any number of processes may do so at once.
 */
export const sweepUploads = async (db: Db, config: StoreSettings, now: Date): Promise<void> => {
  const store = documentBlobs(config);
  const uploads = await store.listUploads();
  const named = await namedByRows(
    db,
    uploads.filter(({ staged }) => staged).map(({ name }) => name),
  );
  for (const upload of uploads) {
    if (named.has(upload.name)) await store.settle(upload.name);
    else if (now.getTime() - upload.changedAt.getTime() > patience)
      await (upload.staged ? removeBytes(config, upload.name) : store.dropUpload(upload.name));
  }
};
