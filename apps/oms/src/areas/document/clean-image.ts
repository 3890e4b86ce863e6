import sharp, { type Sharp } from "sharp";
import { AppError } from "../../http/app-error.ts";

/** The most pixels that an image may have, all frames together. A file of a few bytes may claim more. */
const mostPixels = 50_000_000;

const encoders = {
  "image/jpeg": (image: Sharp) => image.jpeg({ quality: 88 }),
  "image/png": (image: Sharp) => image.png(),
  "image/gif": (image: Sharp) => image.gif(),
} as const;

/** An image type that is taken. */
export type CleanType = keyof typeof encoders;

export const isImage = (type: string): type is CleanType => Object.hasOwn(encoders, type);

export interface CleanImage {
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const refused = (message: string) => new AppError("file.refused", message);

/**
 * Writes an image anew from its pixels: upright, without metadata, and without anything that was hidden before,
 * between or behind them. 415 for what cannot be read or is too large to be.
 */
export const cleanImage = async (path: string, type: CleanType): Promise<CleanImage> => {
  const image = sharp(path, { limitInputPixels: mostPixels, failOn: "error", animated: type === "image/gif" });
  try {
    const { format, width, height, pages = 1, pageHeight = height } = await image.metadata();
    if (`image/${format}` !== type) throw refused("The file is not what it claims to be");
    if (width * pageHeight * pages > mostPixels) throw refused("The image has too many pixels");
    const { data, info } = await encoders[type](image.rotate()).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooLarge = error instanceof Error && error.message.includes("pixel limit");
    throw refused(tooLarge ? "The image has too many pixels" : "The image cannot be read");
  }
};

/** Widths that images are kept in: a request gets the next that is wide enough, so that they stay few. */
export const widths = [32, 64, 96, 158, 316, 474, 640, 960, 1280, 2000] as const;

/** The width in which an image is made for a requested one; null when the image itself is no wider. */
export const widthFor = (asked: number, own: number): number | null => {
  const width = widths.find((each) => each >= asked) ?? null;
  return width === null || width >= own ? null : width;
};

/** An image of ours in a width, as WebP. */
export const resizeImage = (original: Buffer, width: number): Promise<Buffer> =>
  sharp(original, { limitInputPixels: mostPixels })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
