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
} from "./blob-store.ts";

/**
 * The store of documents. A file and the row that names it cannot be kept in one step. So a new file first lies among
 * the uploads, where it is read as well: whatever is killed at whatever moment, no row names nothing, and a file that
 * no row came to name is found in that one small folder.
 */
export interface DocumentStore extends BlobStore {
  /** Keeps bytes for the row that is about to name them. They are on the disk when it returns. */
  readonly stage: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Moves them to their place, once the row is there. */
  readonly settle: (name: string) => Promise<void>;
  readonly listUploads: () => Promise<readonly Upload[]>;
  /** Removes a file from among the uploads. */
  readonly dropUpload: (upload: Upload) => Promise<void>;
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

/** Keeps documents in one folder, and new ones in another of the same file system until their rows are there. */
export const folderDocuments = (folder: string, uploads: string): DocumentStore => {
  const settled = folderBlobs(folder);
  const lookAt = async (name: string): Promise<Upload | undefined> => {
    const file = await unlessGone(stat(join(uploads, name)));
    return file?.isFile() ? { name, staged: isBlobName(name), changedAt: file.mtime } : undefined;
  };
  return {
    ...settled,
    stage: (name, bytes) => writeFileWhole(pathOf(uploads, name), bytes, { durable: true }),
    settle: async (name) => {
      await unlessGone(moveFile(pathOf(uploads, name), spreadPathOf(folder, name)));
    },
    // The third look is for a file that was moved between the first two.
    open: async (name) =>
      (await settled.open(name)) ?? (await openFile(pathOf(uploads, name))) ?? (await settled.open(name)),
    remove: async (name) => {
      await rm(pathOf(uploads, name), { force: true });
      await settled.remove(name);
    },
    listUploads: async () => {
      const names = (await unlessGone(readdir(uploads))) ?? [];
      return (await Promise.all(names.map(lookAt))).filter((upload) => upload !== undefined);
    },
    dropUpload: ({ name }) => rm(join(uploads, name), { force: true }),
  };
};
