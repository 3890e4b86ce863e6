import { open } from "node:fs/promises";
import { documentUrl, imageUrl, type documentEndpoints } from "@o2r/api/contract/document";
import { AppError } from "../../app-error.ts";
import { newId } from "../../db/id.ts";
import type { Context, Preparing } from "../../http/context.ts";
import { cleanImage, isImage } from "./clean-image.ts";
import { tidyFileName } from "./file-name.ts";
import { sniff, sniffLength, type UploadType } from "./sniff.ts";
import { documentBlobs, newBlobName } from "./stores.ts";

type Upload = typeof documentEndpoints.upload;
type Taking = Pick<Preparing<Upload>, "actor" | "file" | "now" | "services" | "signal">;
type Writing = Pick<Context<Upload>, "db" | "audit" | "afterCommit">;

const sniffFile = async (path: string): Promise<UploadType | null> => {
  const file = await open(path);
  try {
    const { buffer: start, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    return sniff(start.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};

const takeIn = async ({ file, services, signal }: Taking) => {
  const type = await sniffFile(file.path);
  if (!type) throw new AppError("file.refused", "Only JPEG, GIF, PNG, PDF and EPS files can be uploaded");
  if (!isImage(type)) return { type, content: file, size: file.size, sha256: file.digest, width: null, height: null };
  const image = await cleanImage(file, type, services.gate, signal);
  return { ...image, type, content: { path: file.madePath, size: image.size } };
};

/** Takes a file in, whoever brings it: its content is checked, images are re-encoded, and its row is written last. */
export const takeUpload = async (preparing: Taking) => {
  const { type, content, size, sha256, width, height } = await takeIn(preparing);
  const { actor, file, now, services } = preparing;
  const id = newId();
  const storedName = newBlobName();
  const fileName = tidyFileName(file.filename, type);
  const store = documentBlobs(services.config);
  await store.stage(storedName, content);
  return async ({ db, audit, afterCommit }: Writing) => {
    await db
      .insertInto("document")
      .values({
        id,
        owner_id: actor.id,
        stored_name: storedName,
        file_name: fileName,
        content_type: type,
        size,
        sha256,
        width,
        height,
        created_at: now,
      })
      .execute();
    afterCommit(() => store.settle(storedName));
    audit({ entity: "document", id, after: { fileName, contentType: type, size } });
    return { id, url: isImage(type) ? imageUrl(id) : documentUrl(id), contentType: type };
  };
};
