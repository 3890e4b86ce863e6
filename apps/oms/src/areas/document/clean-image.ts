import sharp from "sharp";
import { AppError } from "../../app-error.ts";
import type { UploadedFile } from "../../http/context.ts";
import { ProcessEnded, ProcessPool } from "../../work/process-pool.ts";
import type { WorkGate } from "../../work/work-gate.ts";

/** The most pixels that an image may have, all frames together. A file of a few bytes may claim more. */
const mostPixels = 50_000_000;

/** Image types that are taken. */
const cleanTypes = ["image/jpeg", "image/png", "image/gif"] as const;

/** An image type that is taken. */
export type CleanType = (typeof cleanTypes)[number];

export const isImage = (type: string): type is CleanType => cleanTypes.some((each) => each === type);

/** What the process of images is given. */
export interface CleanOrder {
  readonly path: string;
  /** Where the image is written to; null to be told of its size only. */
  readonly madePath: string | null;
  readonly type: CleanType;
  readonly mostPixels: number;
}

/** An image that was written. */
export interface CleanImage {
  /** Bytes. */
  readonly size: number;
  /** Of the bytes, hexadecimal. */
  readonly sha256: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** How many pixels an image has, all frames together, by what it says of itself. */
interface Measured {
  readonly pixels: number;
}

/** What the process of images answers with: what it was asked for, what is wrong, or the system's error that was in the way. */
export type CleanFound = CleanImage | Measured | { readonly refused: string } | { readonly failed: string };

const refused = (message: string) => new AppError("file.refused", message);

/** Memory of a process that has read the head of an image, and of one that has decoded and packed so many pixels, in bytes. */
const idleBytes = 64 * 1024 * 1024;
const decodedBytes = (pixels: number): number => idleBytes + pixels * 12;

/** How long one image may be worked on, in milliseconds. */
const patience = 20_000;

const processes = new ProcessPool(new URL("./image-process.ts", import.meta.url));

interface Turn {
  readonly gate: WorkGate;
  readonly signal: AbortSignal;
  /** Memory that it takes. */
  readonly bytes: number;
}

/** Has an image read in a process of its own, when its turn has come. */
const readApart = async (order: CleanOrder, { gate, signal, bytes }: Turn): Promise<CleanImage | Measured> => {
  const answer = await gate
    .run({ bytes, signal }, () => processes.run(order, { milliseconds: patience, signal }))
    .catch((error: unknown) => {
      if (!(error instanceof ProcessEnded)) throw error;
      throw refused(error.why === "time" ? "The image takes too long to read" : "The image cannot be read");
    });
  const found = answer as CleanFound; // what the process sends
  if ("failed" in found) throw Object.assign(new Error("An image could not be written"), { code: found.failed });
  if ("refused" in found) throw refused(found.refused);
  return found;
};

/**
 * Writes an image again from its pixels, to `madePath`: upright, without metadata, and without anything that was hidden before,
 * between or behind them. It waits until there is room for so many pixels. 415 for what cannot be read or is too large to be.
 */
export const cleanImage = async (
  { path, madePath }: UploadedFile,
  type: CleanType,
  gate: WorkGate,
  signal: AbortSignal,
): Promise<CleanImage> => {
  const order = { path, type, mostPixels };
  const head = await readApart({ ...order, madePath: null }, { gate, signal, bytes: idleBytes });
  const pixels = "pixels" in head ? head.pixels : mostPixels;
  const image = await readApart({ ...order, madePath }, { gate, signal, bytes: decodedBytes(pixels) });
  if ("pixels" in image) throw new TypeError("The image was not written");
  return image;
};

// What one image was decoded to helps no other: kept, it is memory that nobody counts.
sharp.cache(false);
sharp.concurrency(1);

/** Widths that images are kept in: a request gets the next that is wide enough, so that they stay few. */
export const widths = [32, 64, 96, 158, 316, 474, 640, 960, 1280, 2000] as const;

/** The width in which an image is made for a requested one; null when the image itself is no wider. */
export const widthFor = (asked: number, own: number): number | null => {
  const width = widths.find((each) => each >= asked) ?? null;
  return width === null || width >= own ? null : width;
};

/** Memory that resizing takes at its height, in bytes: the packed image, and as many of its rows as one of the smaller needs. */
export const resizingBytes = 64 * 1024 * 1024;

/** An image of ours in a width, as WebP. It is one that we have written: it need not be read apart. */
export const resizeImage = (original: Buffer, width: number): Promise<Buffer> =>
  sharp(original, { limitInputPixels: mostPixels })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: patience / 1000 })
    .toBuffer();
