import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A folder for one test's data, which PostgreSQL's user may pass through when root runs the tests: otherwise the database
 * would find shelter outside of it, and be left behind there.
 */
export const makeDataDir = (prefix: string): string => {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o711);
  return folder;
};
