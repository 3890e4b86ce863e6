import { sql } from "kysely";
import { notFound } from "../../app-error.ts";
import type { Db } from "../../db/schema.ts";
import { rawReply, type RawReply, type Services } from "../../http/context.ts";
import { isSignedPicture } from "../../kit/sign-picture.ts";
import { showsDocument as byCatalogue } from "../catalogue/shows-document.ts";
import { showsDocument as byLayout } from "../layout/shows-document.ts";
import { isImage, widthFor } from "./clean-image.ts";
import { openResized } from "./open-resized.ts";
import { documentBlobs } from "./stores.ts";

/** What the apps are shown pictures of: nothing else is ever public, whoever signs its address. */
const shows = Object.values({ ...byLayout(), ...byCatalogue() });

interface Asked {
  readonly id: string;
  readonly s: string;
  readonly w: number;
}

/** A picture for whoever was told its address, as long as something shows it. What is not so is not there. */
export const readPicture = async (db: Db, services: Services, { id, s, w }: Asked): Promise<RawReply> => {
  if (!isSignedPicture(services.config.tokenSecret, id, s)) throw notFound("Picture");
  const document = await db
    .selectFrom("document")
    .select(["stored_name", "content_type", "width"])
    .where("id", "=", id)
    .where(sql<boolean>`(${sql.join(shows, sql` or `)})`)
    .executeTakeFirst();
  const own = document?.width ?? null;
  if (document === undefined || own === null || !isImage(document.content_type)) throw notFound("Picture");
  const width = widthFor(w, own);
  const content =
    width === null
      ? await documentBlobs(services.config).open(document.stored_name)
      : await openResized(services, document.stored_name, width);
  if (!content) {
    services.log.error({ document: id }, "The file of a picture is missing: was it restored with its row?");
    throw notFound("Picture");
  }
  return rawReply(width === null ? document.content_type : "image/webp", content, {
    "content-disposition": "inline",
    // A document never changes: another picture is another document.
    "cache-control": "public, max-age=31536000, immutable",
    // The web apps stand at addresses of their own.
    "cross-origin-resource-policy": "cross-origin",
  });
};
