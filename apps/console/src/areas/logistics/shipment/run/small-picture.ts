/** Pixels on the longer side: enough to read a signature, little enough to be kept and sent from a road. */
const longest = 1280;
const quality = 0.6;

/** A photo as a small JPEG, as a data URL that can be kept in the browser. Rejects what is no picture. */
export const smallPicture = async (file: File): Promise<string> => {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL("image/jpeg", quality);
};
