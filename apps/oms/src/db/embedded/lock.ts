import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseStartError } from "./failure.ts";
import { giveToFolderOwner } from "./owner.ts";

const holderOf = (path: string): string => {
  try {
    return ` (process ${readFileSync(path, "utf8")})`;
  } catch {
    return "";
  }
};

const refuseUnlessWritable = (path: string): void => {
  try {
    accessSync(path, constants.W_OK);
  } catch {
    throw new DatabaseStartError(
      `${path} belongs to another user. Start the service as that user or as root, ` +
        "or choose another folder with O2R_DATA_DIR.",
    );
  }
};

/**
 * Takes the data folder for this process, until `release` or the process's end: the system frees the lock of a killed
 * process. Node has no file lock of its own; SQLite, which it brings, has one that works on every platform.
 */
export const lockDataDir = (dataDir: string): { readonly release: () => void } => {
  const holderPath = join(dataDir, "lock.pid");
  const path = join(dataDir, "lock");
  for (const needed of [dataDir, path, holderPath].filter((each) => existsSync(each))) refuseUnlessWritable(needed);
  const file = new DatabaseSync(path);
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    file.close();
    const why = error instanceof Error ? error.message : String(error);
    if (!/locked/i.test(why)) {
      throw new DatabaseStartError(
        `The data folder ${dataDir} cannot be held: ${why}. Choose another with O2R_DATA_DIR.`,
      );
    }
    throw new DatabaseStartError(
      `The service is already running on the data folder ${dataDir}${holderOf(holderPath)}. ` +
        "Stop it first, or give this one a folder of its own with O2R_DATA_DIR.",
    );
  }
  writeFileSync(holderPath, String(process.pid));
  for (const made of [path, holderPath]) giveToFolderOwner(made);
  return {
    release: () => {
      if (file.isOpen) file.close();
    },
  };
};
