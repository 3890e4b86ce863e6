import type { Area } from "../../core/area.ts";
import { permissions } from "./facts.ts";
import { pageEndpoints } from "./page/page.ts";

export * from "./app-link.ts";
export * from "./layout-options.ts";
export * from "./page/page-form.ts";
export * from "./page/page.ts";

/** What the apps show, and in which order. */
export const layoutArea = {
  permissions,
  things: {
    page: pageEndpoints,
  },
} satisfies Area;
