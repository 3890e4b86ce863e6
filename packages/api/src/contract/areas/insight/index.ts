import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { importEndpoints } from "./import.ts";
import { savedViewEndpoints } from "./saved-view.ts";

export * from "./import.ts";
export * from "./import-affects.ts";
export * from "./importables.ts";
export * from "./saved-view.ts";

/** Figures, reports, imports and what people keep of lists. */
export const insightArea = {
  permissions,
  things: {
    savedView: savedViewEndpoints,
    import: importEndpoints,
  },
} satisfies Area;
