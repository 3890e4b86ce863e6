// Reads the tar archives in which the packaged Chromium keeps its libraries and fonts: plain files and folders only.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const block = 512;

/**
 * Writes the files of an uncompressed ustar archive below a folder.
 * @param {Buffer} archive
 * @param {string} into
 */
export function readTar(archive, into) {
  let at = 0;
  while (at + block <= archive.length) {
    const header = archive.subarray(at, at + block);
    const name = normalize(
      field(header, 345, 155) ? `${field(header, 345, 155)}/${field(header, 0, 100)}` : field(header, 0, 100),
    );
    if (header[0] === 0) return; // the archive ends with empty blocks
    if (name.startsWith("..") || name.startsWith("/"))
      throw new Error(`The archive names a file outside its folder: ${name}`);
    const size = parseInt(field(header, 124, 12), 8) || 0;
    const isFile = header[156] === 0 || header[156] === 48; // "\0" or "0"
    if (isFile) {
      const path = join(into, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, archive.subarray(at + block, at + block + size), {
        mode: parseInt(field(header, 100, 8), 8) || 0o644,
      });
    }
    at += block + Math.ceil(size / block) * block;
  }
}

/**
 * @param {Buffer} header
 * @param {number} start
 * @param {number} length
 */
function field(header, start, length) {
  const bytes = header.subarray(start, start + length);
  const end = bytes.indexOf(0);
  return bytes.toString("utf8", 0, end === -1 ? length : end).trim();
}
