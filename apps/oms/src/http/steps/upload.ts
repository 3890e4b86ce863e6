import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { AnyEndpoint } from "@o2r/api/contract";
import { AppError } from "../../app-error.ts";
import type { Config } from "../../config.ts";
import type { UploadedFile } from "../context.ts";
import { discardBody, isBeyondHearing } from "../body/discard-body.ts";

/** Folder of files that are on their way in. */
export const uploadFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "uploads");

/** What an endpoint says of the file that it takes; undefined where it takes none. */
export const multipartOf = ({ body }: Pick<AnyEndpoint, "body">) =>
  body !== undefined && "kind" in body && body.kind === "multipart" ? body : undefined;

export interface UploadRules {
  /** The form field that holds the file. */
  readonly field: string;
  /** Bytes. */
  readonly limit: number;
  /** Folder for files under way. */
  readonly folder: string;
}

const tooLarge = (limit: number): AppError =>
  new AppError("body.too-large", `The file is larger than ${Math.floor(limit / 1024)} KiB`);

const refused = (message: string): AppError => new AppError("file.refused", message);

const receive = async (
  part: Extract<Multipart, { type: "file" }>,
  { limit, folder }: UploadRules,
): Promise<UploadedFile> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const hash = createHash("sha256");
  let size = 0;
  const measure = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      hash.update(chunk);
      // Stopped at the first byte too many: what comes after is never stored.
      done(size > limit ? tooLarge(limit) : null, chunk);
    },
  });
  try {
    await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600 }));
    if (part.file.truncated) throw tooLarge(limit);
    if (size === 0) throw refused("The file is empty");
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  const { filename, mimetype: declaredType } = part;
  return { path, filename, declaredType, size, digest: hash.digest("hex"), madePath: `${path}.made` };
};

/** Removes an uploaded file, with what was made of it. */
export const removeUpload = async ({ path, madePath }: UploadedFile): Promise<void> => {
  await Promise.all([rm(path, { force: true }), rm(madePath, { force: true })]);
};

/** The parser's own words for a form that breaks off or has no boundary; errors of the system have codes. */
const unreadable = (error: unknown): unknown =>
  error instanceof Error && error.name === "Error" && !("code" in error)
    ? new AppError("request.malformed", "The form cannot be read")
    : error;

/**
 * Streams the one file of a multipart call to disk, counting and hashing as it passes: 415 when there is none, more
 * than one, or anything beside it; 413 when it is too large; 400 when the form breaks off. Whoever calls removes it.
 */
export const receiveUpload = async (request: FastifyRequest, rules: UploadRules): Promise<UploadedFile> => {
  if (!request.isMultipart()) throw new AppError("body.type-refused", "A multipart form with a file is needed");
  if (isBeyondHearing(request.headers["content-length"], rules.limit)) throw tooLarge(rules.limit);
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts({
      limits: { files: 1, fields: 0, parts: 1, fileSize: rules.limit + 1, headerPairs: 20 },
    })) {
      if (part.type !== "file" || part.fieldname !== rules.field)
        throw refused(`Only a file named "${rules.field}" is taken`);
      file = await receive(part, rules);
    }
    if (file === undefined) throw refused(`The file "${rules.field}" is missing`);
    return file;
  } catch (error) {
    if (file !== undefined) await removeUpload(file);
    await discardBody(request.raw, rules.limit);
    throw unreadable(error);
  }
};
