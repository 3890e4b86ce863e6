import sharp from "sharp";
import type { Client } from "../../test/client.ts";

/** Uploads a small picture as a person would; its document id. */
export const uploadPicture = async (as: Client): Promise<string> => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#b43b2a" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "picture.png");
  const response = await as.raw("/oms/document/upload", { method: "POST", body: form });
  const { payload }: { payload: { id: string } } = await response.json();
  return payload.id;
};
