import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isSystemError } from "../../db/embedded/failure.ts";
import {
  folderBlobs,
  isBlobName,
  moveFile,
  openFile,
  pathOf,
  spreadPathOf,
  writeFileWhole,
  type BlobStore,
  type Content,
} from "./blob-store.ts";

/**
 * The store of documents. A file and the row that names it cannot be kept in one step. So a new file first lies among
 * the uploads, where it is read as well: whatever is killed at whatever moment, no row names nothing, and a file that
 * no row came to name is found in that one small folder.
 */
export interface DocumentStore extends BlobStore {
  /** Keeps bytes for the row that is about to name them. A loss of power takes none of them once it returns. */
  readonly stage: (name: string, content: Content) => Promise<void>;
  /** Moves them to their place, once the row is there. */
  readonly settle: (name: string) => Promise<void>;
  /** Before the row that names them goes: from now on a failure to remove them is made good by the next sweep. */
  readonly release: (name: string) => Promise<void>;
  readonly listUploads: () => Promise<readonly Upload[]>;
  /** Removes a file that is not whole from among the uploads. */
  readonly dropUpload: (name: string) => Promise<void>;
  /** Throws while it cannot be reached, and a ConfigError when it never will be with these settings. */
  readonly check: () => Promise<void>;
}

/** A file among the uploads. */
export interface Upload {
  readonly name: string;
  /** Whole, under the name of a document. Otherwise it is on its way in, or its sender or receiver was cut off. */
  readonly staged: boolean;
  readonly changedAt: Date;
}

/** Undefined where the file has gone: its upload has ended, or another process was quicker. */
const unlessGone = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (isSystemError(error, "ENOENT")) return undefined;
    throw error;
  }
};

/** The files of a folder of uploads; none when it is not there. */
export const listFolder = async (folder: string): Promise<readonly Upload[]> => {
  const lookAt = async (name: string): Promise<Upload | undefined> => {
    const file = await unlessGone(stat(join(folder, name)));
    return file?.isFile() ? { name, staged: isBlobName(name), changedAt: file.mtime } : undefined;
  };
  const names = (await unlessGone(readdir(folder))) ?? [];
  return (await Promise.all(names.map(lookAt))).filter((upload) => upload !== undefined);
};

/** Keeps documents in one folder, and new ones in another of the same file system until their rows are there. */
export const folderDocuments = (folder: string, uploads: string): DocumentStore => {
  const settled = folderBlobs(folder);
  return {
    ...settled,
    stage: (name, content) => writeFileWhole(pathOf(uploads, name), content, { durable: true }),
    settle: async (name) => {
      await unlessGone(moveFile(pathOf(uploads, name), spreadPathOf(folder, name)));
    },
    // Among the uploads again, where the sweep finds it should a kill come before it is removed.
    release: async (name) => {
      await unlessGone(moveFile(spreadPathOf(folder, name), pathOf(uploads, name)));
    },
    // The third look is for a file that was moved between the first two.
    open: async (name) =>
      (await settled.open(name)) ?? (await openFile(pathOf(uploads, name))) ?? (await settled.open(name)),
    remove: async (name) => {
      await rm(pathOf(uploads, name), { force: true });
      await settled.remove(name);
    },
    listUploads: () => listFolder(uploads),
    dropUpload: (name) => rm(join(uploads, name), { force: true }),
    // What its disk refuses is told by each call.
    check: async () => {},
  };
};
