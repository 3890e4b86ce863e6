import type { Client } from "@o2r/api/client";
import { documentEndpoints, documentUrl, imageUrl } from "@o2r/api/contract/document";
import type { DocumentServices } from "@o2r/forms/fields";
import { fetchWithProgress } from "./fetch-with-progress.ts";

/** Uploads of files with their progress, and where documents are seen. */
export const documentServices = (client: Client): DocumentServices => ({
  urlOf: (id) => imageUrl(id),
  fileUrlOf: documentUrl,
  upload: async (file, { onProgress, signal }) => {
    const { payload, error } = await client.call(
      documentEndpoints.upload,
      { body: file },
      {
        signal,
        fetch: fetchWithProgress(onProgress),
      },
    );
    if (error !== undefined) throw new Error(error.message);
    return { ...payload, name: file.name };
  },
});

/**
 * Deletes an upload. Nobody waits for it: what is in use the service keeps, and what could not be asked for it sweeps, as it does
 * everything that nothing holds.
 */
export const removeDocument =
  (client: Client) =>
  (id: string): void => {
    void client.call(documentEndpoints.remove, { params: { id } }, { quiet: true });
  };
