import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { folderBlobs, type BlobStore } from "./blob-store.ts";

/** The documents themselves. */
export const documentBlobs = ({ dataDir }: Pick<Config, "dataDir">): BlobStore =>
  folderBlobs(join(dataDir, "documents"));

/** Images in the widths that were asked for. It may be emptied at any time. */
export const resizedBlobs = ({ dataDir }: Pick<Config, "dataDir">): BlobStore => folderBlobs(join(dataDir, "resized"));

/** A name for new bytes, which nobody can guess and which says nothing of them. */
export const newBlobName = (): string => randomBytes(16).toString("hex");
