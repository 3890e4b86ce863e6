import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { uploadFolder } from "../../http/steps/upload.ts";
import { folderBlobs, type BlobStore } from "./blob-store.ts";
import { bucketBlobs, bucketDocuments } from "./bucket-documents.ts";
import { openBucket, type Bucket, type BucketSettings } from "./bucket.ts";
import { folderDocuments, type DocumentStore } from "./document-store.ts";

/** The settings that say where files are kept. */
export type StoreSettings = Pick<Config, "dataDir"> & BucketSettings;

const buckets = new WeakMap<StoreSettings, Bucket>();

/** The bucket of the settings, with its connections; undefined where files are kept in a folder. */
const bucketOf = (settings: StoreSettings): Bucket | undefined => {
  if (settings.O2R_S3_BUCKET === undefined) return undefined;
  const bucket = buckets.get(settings) ?? openBucket(settings, settings.O2R_S3_BUCKET);
  buckets.set(settings, bucket);
  return bucket;
};

/** The documents themselves. */
export const documentBlobs = (settings: StoreSettings): DocumentStore => {
  const bucket = bucketOf(settings);
  const incoming = uploadFolder(settings);
  return bucket === undefined
    ? folderDocuments(join(settings.dataDir, "documents"), incoming)
    : bucketDocuments(bucket, incoming);
};

/** Images in the widths that were asked for. It may be emptied at any time. */
export const resizedBlobs = (settings: StoreSettings): BlobStore => {
  const bucket = bucketOf(settings);
  return bucket === undefined ? folderBlobs(join(settings.dataDir, "resized")) : bucketBlobs(bucket, "resized");
};

/** The files of reports, each until it expires. */
export const reportsBlobs = (settings: StoreSettings): BlobStore => {
  const bucket = bucketOf(settings);
  return bucket === undefined ? folderBlobs(join(settings.dataDir, "reports")) : bucketBlobs(bucket, "reports");
};

/** A name for new bytes, which nobody can guess and which says nothing of them. */
export const newBlobName = (): string => randomBytes(16).toString("hex");
