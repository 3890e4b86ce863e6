import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureDataDir } from "./data-dir.ts";
import { DatabaseStartError } from "./db/embedded/failure.ts";
import { giveToFolderOwner } from "./db/embedded/owner.ts";

/** The fewest letters of a secret; those made here have 64. */
const fewest = 32;

/**
 * The random secret of a development data folder: made on the first start, readable by its owner only, and found
 * again, so that nobody is signed out by a new start.
 */
export const keepSecret = (dataDir: string): string => {
  const path = join(dataDir, "token-secret");
  ensureDataDir(dataDir);
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
  const secret = readFileSync(path, "utf8");
  // Cut short, as by a full disk or a bad copy, it would sign what anybody can sign.
  if (secret.length < fewest) throw new DatabaseStartError(`${path} is damaged: remove it, and a new one is made.`);
  return secret;
};
