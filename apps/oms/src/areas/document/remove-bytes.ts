import { widths } from "./clean-image.ts";
import { documentBlobs, resizedBlobs, type StoreSettings } from "./stores.ts";

/** The name of an image in a width, in the store of those. */
export const resizedName = (storedName: string, width: number): string => `${storedName}.w${width}`;

/** Removes the bytes of a document, in every width that they may have been made in. */
export const removeBytes = async (settings: StoreSettings, storedName: string): Promise<void> => {
  const resized = resizedBlobs(settings);
  // One of them that cannot be removed must not keep the document itself.
  await Promise.allSettled(widths.map((width) => resized.remove(resizedName(storedName, width))));
  await documentBlobs(settings).remove(storedName);
};
