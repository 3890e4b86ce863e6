import { sql } from "kysely";
import type { documentEndpoints } from "@o2r/api/contract/document";
import { isStillReferredTo } from "../../db/database-error.ts";
import { conflict, notFound } from "../../app-error.ts";
import { rawReply, type Handlers } from "../../http/context.ts";
import { isImage, widthFor } from "./clean-image.ts";
import { drawType } from "./draw-type.ts";
import { disposition } from "./file-name.ts";
import { openResized } from "./open-resized.ts";
import { readPicture } from "./public-picture.ts";
import { removeBytes } from "./remove-bytes.ts";
import { shownTo } from "./shown-to.ts";
import { documentBlobs } from "./stores.ts";
import { takeUpload } from "./take-upload.ts";

const owner = sql.ref<string>("owner_id");

/** Files that staff upload: pictures and papers. */
export const documentHandlers: Handlers<typeof documentEndpoints> = {
  upload: takeUpload,

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
