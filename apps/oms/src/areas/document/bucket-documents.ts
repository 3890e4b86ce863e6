import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { isBlobName, spreadPathOf, type BlobStore } from "./blob-store.ts";
import type { Bucket } from "./bucket.ts";
import { listFolder, type DocumentStore } from "./document-store.ts";

/** The key of a name: the same as its path below the data folder, so that a folder can be copied into a bucket as it is. */
const keyOf = (folder: string, name: string): string => spreadPathOf(folder, name).replaceAll("\\", "/");

/** Keeps bytes in a bucket, under a folder's name. */
export const bucketBlobs = (bucket: Bucket, folder: string): BlobStore => ({
  put: (name, bytes) => bucket.put(keyOf(folder, name), bytes),
  open: (name) => bucket.open(keyOf(folder, name)),
  remove: (name) => bucket.remove(keyOf(folder, name)),
  list: async () => (await bucket.list(`${folder}/`)).map(({ key }) => basename(key)).filter(isBlobName),
});

const marks = "uploads/";

/**
 * Keeps documents in a bucket. An object is not moved there but copied, so a new one lies in its place at once, and an
 * empty mark among the uploads stands for it until its row is there. `incoming` is the folder of this machine in which
 * files are received.
 */
export const bucketDocuments = (bucket: Bucket, incoming: string): DocumentStore => {
  const documents = bucketBlobs(bucket, "documents");
  const putMark = (name: string) => bucket.put(`${marks}${name}`, new Uint8Array());
  const removeMark = (name: string) => bucket.remove(`${marks}${name}`);
  return {
    ...documents,
    // The mark first: an object without a mark and without a row would never be found.
    stage: async (name, content) => {
      await putMark(name);
      await documents.put(name, content);
    },
    settle: removeMark,
    release: putMark,
    remove: async (name) => {
      await documents.remove(name);
      await removeMark(name);
    },
    listUploads: async () => {
      const cutOff = (await listFolder(incoming)).filter(({ staged }) => !staged);
      const marked = (await bucket.list(marks))
        .map(({ key, changedAt }) => ({ name: key.slice(marks.length), staged: true, changedAt }))
        .filter(({ name }) => isBlobName(name));
      return [...cutOff, ...marked];
    },
    dropUpload: (name) => rm(join(incoming, name), { force: true }),
    check: bucket.check,
  };
};
