import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { isSystemError } from "../../db/embedded/failure.ts";

/** Bytes, or the file on this machine that has them. */
export type Content = Uint8Array | { readonly path: string; readonly size: number };

/** How many bytes it has. */
export const contentLength = (content: Content): number =>
  content instanceof Uint8Array ? content.length : content.size;

/** The bytes, or a stream of them that can be read once. */
export const contentStream = (content: Content): Uint8Array | Readable =>
  content instanceof Uint8Array ? content : createReadStream(content.path);

/** Where bytes lie under names: a folder here, an object store elsewhere. */
export interface BlobStore {
  /** Keeps bytes under a name. Whoever reads it sees all of them, or nothing. */
  readonly put: (name: string, content: Content) => Promise<void>;
  /** Opens it for reading; null when there is none. */
  readonly open: (name: string) => Promise<Readable | null>;
  /** Removes it, if it is there. */
  readonly remove: (name: string) => Promise<void>;
  /** The names of all that is there: for what is few, since it reads them one by one. */
  readonly list: () => Promise<readonly string[]>;
}

const nameShape = /^[0-9a-f]{32}(\.[0-9a-z]{1,12})?$/;

/** Whether a name is one of ours: 32 hexadecimal digits, and perhaps a suffix. */
export const isBlobName = (name: string): boolean => nameShape.test(name);

/** The path of a name in a folder. Throws for a name that is not ours. */
export const pathOf = (folder: string, name: string): string => {
  if (!isBlobName(name)) throw new RangeError("Not a name of this store");
  return join(folder, name);
};

/** The path of a name in a folder of many: they are spread over 256 folders in it. */
export const spreadPathOf = (folder: string, name: string): string => pathOf(join(folder, name.slice(0, 2)), name);

/** Opens a file for reading; null when there is none. */
export const openFile = (path: string): Promise<Readable | null> =>
  new Promise((resolve, reject) => {
    const stream = createReadStream(path);
    stream.once("open", () => resolve(stream));
    stream.once("error", (error) => ("code" in error && error.code === "ENOENT" ? resolve(null) : reject(error)));
  });

/** Renames a file, and makes the folder of its new name where it is missing. */
export const moveFile = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
};

const flushFolder = async (path: string): Promise<void> => {
  // Windows opens no folder, and needs none flushed.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Writes a file whole or not at all, readable by its owner only. With `durable` it outlives a loss of power, too. */
export const writeFileWhole = async (
  path: string,
  content: Content,
  { durable }: { readonly durable: boolean },
): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    const file = await open(unfinished, "w", 0o600);
    try {
      await file.writeFile(contentStream(content));
      if (durable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    if (durable) await flushFolder(dirname(path));
  } catch (error) {
    // A disk that is full must not be filled with halves.
    await rm(unfinished, { force: true });
    throw error;
  }
};

/** The paths below a folder; none when it is not there. */
const pathsBelow = async (folder: string): Promise<readonly string[]> => {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if (isSystemError(error, "ENOENT")) return [];
    throw error;
  }
};

/** Keeps bytes in a folder. */
export const folderBlobs = (folder: string): BlobStore => ({
  put: (name, content) => writeFileWhole(spreadPathOf(folder, name), content, { durable: false }),
  open: (name) => openFile(spreadPathOf(folder, name)),
  remove: (name) => rm(spreadPathOf(folder, name), { force: true }),
  list: async () => (await pathsBelow(folder)).map((path) => basename(path)).filter(isBlobName),
});
