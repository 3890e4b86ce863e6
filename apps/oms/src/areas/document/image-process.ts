// Runs in a process of its own: writes images again from their pixels. See `cleanImage`.
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import type { CleanFound, CleanOrder } from "./clean-image.ts";

// What one image was decoded to helps no other.
sharp.cache(false);
sharp.concurrency(1);

const encoders = {
  "image/jpeg": (image: Sharp) => image.jpeg({ quality: 88 }),
  "image/png": (image: Sharp) => image.png(),
  "image/gif": (image: Sharp) => image.gif(),
} as const;

const read = async ({ path, madePath, type, mostPixels }: CleanOrder): Promise<CleanFound> => {
  const image = sharp(path, { limitInputPixels: mostPixels, failOn: "error", animated: type === "image/gif" });
  const { format, width, height, pages = 1, pageHeight = height } = await image.metadata();
  if (`image/${format}` !== type) return { refused: "The file is not what it claims to be" };
  const pixels = width * pageHeight * pages;
  if (pixels > mostPixels) return { refused: "The image has too many pixels" };
  if (madePath === null) return { pixels };
  const { data, info } = await encoders[type](image.rotate()).toBuffer({ resolveWithObject: true });
  await writeFile(madePath, data, { mode: 0o600 });
  const sha256 = createHash("sha256").update(data).digest("hex");
  return { size: data.length, sha256, width: info.width, height: info.pageHeight ?? info.height };
};

/** What is wrong with an image; what is wrong with the disk is not its fault. */
const explain = (error: unknown): CleanFound => {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return { failed: error.code };
  const tooLarge = error instanceof Error && error.message.includes("pixel limit");
  return { refused: tooLarge ? "The image has too many pixels" : "The image cannot be read" };
};

process.on("message", (order: CleanOrder) => {
  void read(order)
    .catch(explain)
    .then((found) => process.send?.(found));
});
process.on("disconnect", () => process.exit());
