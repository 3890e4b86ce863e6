import type { uploadTypes } from "@o2r/api/contract/document";

/** A content type that may be uploaded. */
export type UploadType = (typeof uploadTypes)[number];

const signatures: readonly (readonly [UploadType, readonly number[]])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/gif", [...Buffer.from("GIF87a")]],
  ["image/gif", [...Buffer.from("GIF89a")]],
  ["application/pdf", [...Buffer.from("%PDF-")]],
  ["application/postscript", [...Buffer.from("%!PS-Adobe-")]],
  // EPS with a preview, as DOS writes it.
  ["application/postscript", [0xc5, 0xd0, 0xd3, 0xc6]],
];

/** How many bytes from the beginning of a file `sniff` needs. */
export const sniffLength = 16;

/** What a file is by its first bytes; null for everything that may not be uploaded, whatever its name says. */
export const sniff = (start: Uint8Array): UploadType | null =>
  signatures.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0] ?? null;
