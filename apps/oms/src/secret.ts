import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { giveToFolderOwner } from "./db/embedded/owner.ts";

/**
 * The random secret of a development data folder: made on the first start, readable by its owner only, and found
 * again, so that nobody is signed out by a new start.
 */
export const keepSecret = (dataDir: string): string => {
  const path = join(dataDir, "token-secret");
  mkdirSync(dataDir, { recursive: true });
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, randomBytes(48).toString("base64url"), { mode: 0o600 });
  giveToFolderOwner(mine);
  try {
    // A link is made whole or not at all: of two first starts, both read the same secret.
    linkSync(mine, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(mine);
  }
  return readFileSync(path, "utf8");
};
