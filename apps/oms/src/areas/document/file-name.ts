import type { UploadType } from "./sniff.ts";

const endings: Record<UploadType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "application/pdf": "pdf",
  "application/postscript": "eps",
};

/** A sender's file name made fit to be shown: without folders and control characters, and with the ending of what it is. */
export const tidyFileName = (given: string, type: UploadType): string => {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[\p{C}"<>|:*?]/gu, "")
    // Dots in front hide a file, or name a folder.
    .replace(/^[.\s]+/, "")
    .trim();
  // By characters, not by halves of them: half an emoji is no text.
  const shortened = [...stem].slice(0, 80).join("");
  return `${shortened || "file"}.${endings[type]}`;
};

/** `Content-Disposition` of a document: pictures are shown, everything else is only saved. */
export const disposition = (name: string, kind: "inline" | "attachment"): string =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;
