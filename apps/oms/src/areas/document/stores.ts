import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { uploadFolder } from "../../http/steps/upload.ts";
import { folderBlobs, type BlobStore } from "./blob-store.ts";
import { folderDocuments, type DocumentStore } from "./document-store.ts";

/** The documents themselves. */
export const documentBlobs = (config: Pick<Config, "dataDir">): DocumentStore =>
  folderDocuments(join(config.dataDir, "documents"), uploadFolder(config));

/** Images in the widths that were asked for. It may be emptied at any time. */
export const resizedBlobs = ({ dataDir }: Pick<Config, "dataDir">): BlobStore => folderBlobs(join(dataDir, "resized"));

/** A name for new bytes, which nobody can guess and which says nothing of them. */
export const newBlobName = (): string => randomBytes(16).toString("hex");
