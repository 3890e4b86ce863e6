import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { imageUrl, type documentEndpoints } from "@o2r/api/contract/document";
import { newId } from "../../db/id.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { rawReply, type Handlers, type Services, type UploadedFile } from "../../http/context.ts";
import { cleanImage, isImage, resizeImage, widthFor } from "./clean-image.ts";
import { disposition, tidyFileName } from "./file-name.ts";
import { sniff, sniffLength, type UploadType } from "./sniff.ts";
import { documentBlobs, newBlobName, resizedBlobs } from "./stores.ts";

const sniffFile = async (path: string): Promise<UploadType | null> => {
  const file = await open(path);
  try {
    const { buffer: start, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    return sniff(start.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};

const takeIn = async (file: UploadedFile) => {
  const type = await sniffFile(file.path);
  if (!type) throw new AppError("file.refused", "Only JPEG, GIF, PNG, PDF and EPS files can be uploaded");
  if (isImage(type)) return { type, ...(await cleanImage(file.path, type)) };
  return { type, bytes: await readFile(file.path), width: null, height: null };
};

/** An image in a width: from the store of those made before, or made now. */
const openResized = async (
  config: Services["config"],
  storedName: string,
  width: number,
): Promise<Readable | Buffer | null> => {
  const store = resizedBlobs(config);
  const name = `${storedName}.w${width}`;
  const made = await store.open(name);
  if (made) return made;
  const original = await documentBlobs(config).open(storedName);
  if (!original) return null;
  const bytes = await resizeImage(await buffer(original), width);
  await store.put(name, bytes);
  return bytes;
};

const mayRemoveAll = new Set(["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"]);

/** Files that staff upload: pictures and papers. */
export const documentHandlers: Handlers<typeof documentEndpoints> = {
  upload: async ({ db, actor, file, now, services, audit }) => {
    const { type, bytes, width, height } = await takeIn(file);
    const id = newId();
    const storedName = newBlobName();
    const fileName = tidyFileName(file.filename, type);
    // Before the row, so that no row ever points at nothing; bytes without a row are merely never asked for.
    await documentBlobs(services.config).put(storedName, bytes);
    await db
      .insertInto("document")
      .values({
        id,
        owner_id: actor.id,
        stored_name: storedName,
        file_name: fileName,
        content_type: type,
        size: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        width,
        height,
        created_at: now,
      })
      .execute();
    audit({ entity: "document", id, after: { fileName, contentType: type, size: bytes.length } });
    return { id, url: imageUrl(id), contentType: type };
  },

  remove: async ({ db, actor, params, services, audit, afterCommit }) => {
    const gone = await db
      .deleteFrom("document")
      .where("id", "=", params.id)
      .$if(!mayRemoveAll.has(actor.userType), (query) => query.where("owner_id", "=", actor.id))
      .returning(["stored_name", "file_name", "content_type"])
      .executeTakeFirst();
    if (!gone) throw notFound("Document");
    audit({ entity: "document", id: params.id, before: { fileName: gone.file_name, contentType: gone.content_type } });
    afterCommit(() => documentBlobs(services.config).remove(gone.stored_name));
    return { done: true };
  },

  content: async ({ db, params, query, services }) => {
    const document = await db.selectFrom("document").selectAll().where("id", "=", params.id).executeTakeFirst();
    if (!document) throw notFound("Document");
    const { stored_name, content_type, file_name, width: own } = document;
    const width = query.w !== undefined && own !== null ? widthFor(query.w, own) : null;
    const content =
      width === null
        ? await documentBlobs(services.config).open(stored_name)
        : await openResized(services.config, stored_name, width);
    if (!content) throw notFound("Document");
    return rawReply(width === null ? content_type : "image/webp", content, {
      "content-disposition": disposition(file_name, isImage(content_type) ? "inline" : "attachment"),
      // A document never changes: another picture is another document.
      "cache-control": "private, max-age=31536000, immutable",
    });
  },
};
