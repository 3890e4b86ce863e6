import { number, string } from "yup";
import { endpoint, fileBody } from "../../core/endpoint.ts";
import { admins, staff } from "../../core/holders.ts";
import { done, idParams, idSchema, shape } from "../../core/schemas.ts";
import type { UserType } from "../../core/access/user-types.ts";

/** Content types that may be uploaded, and that every field takes which names no fewer, one for images too (specification §5). */
export const uploadTypes = [
  "image/jpeg",
  "image/gif",
  "image/png",
  "application/pdf",
  "application/postscript",
] as const;
/** Most bytes of one file. */
export const uploadLimit = 10 * 1024 * 1024;
/** Width that images are shown in unless told (specification §9), in pixels. */
export const defaultImageWidth = 158;

/** The address of an uploaded file itself. */
export const documentUrl = (id: string): string => `/oms/document/${id}/content`;

/** The address of an uploaded image at a width in pixels; of another file, of a picture that names its type. */
export const imageUrl = (id: string, width: number = defaultImageWidth): string => `${documentUrl(id)}?w=${width}`;

/** The width that the apps are given pictures in unless they ask for another, in pixels. */
export const publicImageWidth = 640;

/** The address of a picture that whoever was told of it may load, signed in or not. The apps may ask for another width. */
export const publicImageUrl = (id: string, signature: string, width: number = publicImageWidth): string =>
  `/oms/picture/${id}?s=${signature}&w=${width}`;

/** Administrators read and remove what others have uploaded, whether anything shows it or not. */
const rows = { all: admins, own: staff.filter((type) => !(admins as readonly UserType[]).includes(type)) };

export const documentEndpoints = {
  upload: endpoint({
    method: "POST",
    path: "/oms/document/upload",
    summary: "Upload one file; its content is checked, images are re-encoded",
    body: fileBody("file"),
    reply: shape({ id: idSchema(), url: string().defined(), contentType: string().defined() }),
    allow: "document.write",
    scope: "none",
    write: { audit: "document.uploaded", idempotency: "optional", affects: [] },
    limit: "upload",
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/oms/document/:id",
    summary: "Delete an uploaded file of one's own that is nowhere in use; administrators anybody's",
    params: idParams,
    reply: done,
    allow: "document.write",
    scope: rows,
    write: { audit: "document.removed", idempotency: "optional", affects: [] },
  }),
  content: endpoint({
    method: "GET",
    path: "/oms/document/:id/content",
    summary:
      "Open a file; with `w`, an image at that width, or a picture that names the type of another file. For its uploader, and for who may read what shows it",
    params: idParams,
    query: shape({ w: number().integer().min(16).max(2000) }),
    reply: string(),
    allow: "document.read",
    scope: rows,
    raw: true,
  }),
  picture: endpoint({
    method: "GET",
    path: "/oms/picture/:id",
    summary:
      "A picture that the apps were told of, at a width; its address is signed, and good while something shows it",
    params: idParams,
    query: shape({
      s: string().max(64).required(),
      w: number().integer().min(16).max(2000).default(publicImageWidth),
    }),
    reply: string(),
    allow: "public",
    scope: "none",
    limit: "picture",
    raw: true,
  }),
};
