import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Services } from "../../http/context.ts";
import { resizeImage, resizingBytes } from "./clean-image.ts";
import { resizedName } from "./remove-bytes.ts";
import { documentBlobs, resizedBlobs } from "./stores.ts";

/** An image in a width: from the store of those made before, or made now. */
export const openResized = async (
  { config, log, gate }: Services,
  storedName: string,
  width: number,
): Promise<Readable | Buffer | null> => {
  const store = resizedBlobs(config);
  const name = resizedName(storedName, width);
  const made = await store.open(name);
  if (made) return made;
  const bytes = await gate.run({ bytes: resizingBytes, urgent: true }, async () => {
    const original = await documentBlobs(config).open(storedName);
    return original && resizeImage(await buffer(original), width);
  });
  if (!bytes) return null;
  // What cannot be kept, on a full disk, is made again the next time.
  await store.put(name, bytes).catch((err: unknown) => log.warn({ err }, "A resized image could not be kept"));
  return bytes;
};
