import type { Area } from "../../core/area.ts";
import { documentEndpoints } from "./document.ts";
import { permissions } from "./facts.ts";

export * from "./document.ts";
export * from "./document-readers.ts";

/** Files that rows refer to. */
export const documentArea = {
  permissions,
  things: {
    document: documentEndpoints,
  },
} satisfies Area;
