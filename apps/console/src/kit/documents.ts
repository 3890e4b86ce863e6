import type { Client } from "@o2r/api/client";
import { documentEndpoints, imageUrl } from "@o2r/api/contract/document";
import type { DocumentServices } from "@o2r/forms/fields";
import { fetchWithProgress } from "./fetch-with-progress.ts";

/** Uploads of files with their progress, and where documents are seen. */
export const documentServices = (client: Client): DocumentServices => ({
  urlOf: (id) => imageUrl(id),
  upload: async (file, { onProgress, signal }) => {
    const { payload, error } = await client.call(
      documentEndpoints.upload,
      { body: file },
      {
        signal,
        fetch: fetchWithProgress(onProgress),
        // What went wrong is said beside the file. That nobody is signed in is said as a toast, too (specification §8).
        quiet: ({ status }) => status !== 401,
      },
    );
    if (error !== undefined) throw new Error(error.message);
    return { ...payload, name: file.name };
  },
});
