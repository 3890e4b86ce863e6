import type { documentArea } from "@o2r/api/contract/document";
import type { ServiceArea } from "../../kit/define-area.ts";
import { checkStore, storeAnswers } from "./check-store.ts";
import { documentHandlers } from "./document.ts";
import { forgetDocuments } from "./forget-documents.ts";
import { sweepUploads } from "./sweep-uploads.ts";

export { checkDocuments } from "./check-documents.ts";

export const document: ServiceArea<typeof documentArea> = {
  handlers: { document: documentHandlers },
  check: checkStore,
  missing: async (services) => ((await storeAnswers(services)) ? [] : ["documents"]),
  sweep: async (db, { config }, now) => {
    await sweepUploads(db, config, now);
    await forgetDocuments(db, config, now);
  },
};
