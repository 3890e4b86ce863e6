import { open } from "node:fs/promises";
import { sql } from "kysely";
import { documentUrl, imageUrl, type documentEndpoints } from "@o2r/api/contract/document";
import { isStillReferredTo } from "../../db/database-error.ts";
import { newId } from "../../db/id.ts";
import { AppError, conflict, notFound } from "../../app-error.ts";
import { rawReply, type Handlers, type Preparing } from "../../http/context.ts";
import { cleanImage, isImage, widthFor } from "./clean-image.ts";
import { drawType } from "./draw-type.ts";
import { disposition, tidyFileName } from "./file-name.ts";
import { openResized } from "./open-resized.ts";
import { readPicture } from "./public-picture.ts";
import { removeBytes } from "./remove-bytes.ts";
import { shownTo } from "./shown-to.ts";
import { sniff, sniffLength, type UploadType } from "./sniff.ts";
import { documentBlobs, newBlobName } from "./stores.ts";

const sniffFile = async (path: string): Promise<UploadType | null> => {
  const file = await open(path);
  try {
    const { buffer: start, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    return sniff(start.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};

const takeIn = async ({ file, services, signal }: Preparing<typeof documentEndpoints.upload>) => {
  const type = await sniffFile(file.path);
  if (!type) throw new AppError("file.refused", "Only JPEG, GIF, PNG, PDF and EPS files can be uploaded");
  if (!isImage(type)) return { type, content: file, size: file.size, sha256: file.digest, width: null, height: null };
  const image = await cleanImage(file, type, services.gate, signal);
  return { ...image, type, content: { path: file.madePath, size: image.size } };
};

const owner = sql.ref<string>("owner_id");

/** Files that staff upload: pictures and papers. */
export const documentHandlers: Handlers<typeof documentEndpoints> = {
  upload: async (preparing) => {
    const { type, content, size, sha256, width, height } = await takeIn(preparing);
    const { actor, file, now, services } = preparing;
    const id = newId();
    const storedName = newBlobName();
    const fileName = tidyFileName(file.filename, type);
    const store = documentBlobs(services.config);
    await store.stage(storedName, content);
    return async ({ db, audit, afterCommit }) => {
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
  },

  remove: async ({ db, scope, params, services, audit, afterCommit }) => {
    const gone = await db
      .deleteFrom("document")
      .where("id", "=", params.id)
      .where(scope.covers(owner))
      .returning(["stored_name", "file_name", "content_type"])
      .executeTakeFirst()
      // What names it refers to it by a key: a save that takes it up at the same moment is waited for, and then one of the
      // two is refused.
      .catch((error: unknown) => {
        throw isStillReferredTo(error) ? conflict("This file is in use, so it cannot be deleted") : error;
      });
    if (!gone) throw notFound("Document");
    audit({ entity: "document", id: params.id, before: { fileName: gone.file_name, contentType: gone.content_type } });
    await documentBlobs(services.config).release(gone.stored_name);
    afterCommit(() => removeBytes(services.config, gone.stored_name));
    return { done: true };
  },

  content: async ({ db, actor, scope, params, query, services }) => {
    const shown = shownTo(actor);
    const document = await db
      .selectFrom("document")
      .selectAll()
      .select(shown.as("shown"))
      .where("id", "=", params.id)
      .where((eb) => eb.or([scope.covers(owner), shown]))
      .executeTakeFirst();
    if (!document) throw notFound("Document");
    const { stored_name, content_type, file_name, width: own } = document;
    // A document never changes: another picture is another document. What is private stays in no cache, because the
    // next person at this browser may be another.
    const kept = { "cache-control": document.shown ? "private, max-age=31536000, immutable" : "no-store" };
    if (query.w !== undefined && !isImage(content_type))
      return rawReply("image/svg+xml", drawType(file_name), { "content-disposition": "inline", ...kept });
    const width = query.w !== undefined && own !== null ? widthFor(query.w, own) : null;
    const content =
      width === null
        ? await documentBlobs(services.config).open(stored_name)
        : await openResized(services, stored_name, width);
    if (!content) {
      services.log.error({ document: params.id }, "The file of a document is missing: was it restored with its row?");
      throw notFound("Document");
    }
    return rawReply(width === null ? content_type : "image/webp", content, {
      "content-disposition": disposition(file_name, isImage(content_type) ? "inline" : "attachment"),
      ...kept,
    });
  },

  picture: ({ db, params, query, services }) => readPicture(db, services, { id: params.id, ...query }),
};
