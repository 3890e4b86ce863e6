import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it that are missing; true when it was not there. Throws the system's error where that
 * cannot be. Node's own `recursive` tries for ever in places such as `/proc`, which say that a folder is missing and let
 * nobody make it.
 */
export const makeFolder = (path: string, mode?: number): boolean => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
  if (dirname(path) !== path) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, mode);
    return true;
  } catch (error) {
    // Another process that starts at the same moment was quicker.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
    throw error;
  }
};

/** Sees to it that there is a data folder and that this process may write there; throws the system's error otherwise. */
export const ensureDataDir = (path: string): void => {
  // A folder of our own making lets PostgreSQL's user pass; one that was there keeps its mode.
  if (makeFolder(path)) chmodSync(path, 0o711);
  accessSync(path, constants.W_OK | constants.X_OK);
};
