import { createReadStream } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";

/** Where the bytes of documents lie: a folder here, an object store elsewhere. */
export interface BlobStore {
  /** Keeps bytes under a name. Whoever reads it sees all of them, or nothing. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Opens it for reading; null when there is none. */
  readonly open: (name: string) => Promise<Readable | null>;
  /** Removes it, if it is there. */
  readonly remove: (name: string) => Promise<void>;
}

const nameShape = /^[0-9a-f]{32}(\.[0-9a-z]{1,12})?$/;

const open = (path: string): Promise<Readable | null> =>
  new Promise((resolve, reject) => {
    const stream = createReadStream(path);
    stream.once("open", () => resolve(stream));
    stream.once("error", (error) => ("code" in error && error.code === "ENOENT" ? resolve(null) : reject(error)));
  });

/** Keeps documents in a folder, readable by its owner only. Names are ours: 32 hexadecimal digits, and a suffix. */
export const folderBlobs = (folder: string): BlobStore => {
  const pathOf = (name: string): string => {
    if (!nameShape.test(name)) throw new RangeError("Not a name of this store");
    return join(folder, name.slice(0, 2), name);
  };
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, path);
    },
    open: (name) => open(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
};
