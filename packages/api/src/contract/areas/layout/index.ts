import type { Area } from "../../core/area.ts";
import { contentEndpoints, contentTagEndpoints } from "./content/content.ts";
import { appConfigEndpoints } from "./app-config/app-config.ts";
import { toldEndpoints } from "./app-config/told.ts";
import { permissions } from "./facts.ts";
import { pageEndpoints } from "./page/page.ts";
import { railEndpoints } from "./rail/rail.ts";

export * from "./app-config/app-config-form.ts";
export * from "./app-config/app-config.ts";
export * from "./app-config/told.ts";
export * from "./app-link.ts";
export * from "./content/content.ts";
export * from "./layout-bounds.ts";
export * from "./layout-options.ts";
export * from "./page/compare-pages.ts";
export * from "./page/merge-places.ts";
export * from "./page/page-body.ts";
export * from "./page/page-form.ts";
export * from "./page/page.ts";
export * from "./page/rank-between.ts";
export * from "./page/resolve-page.ts";
export * from "./page/same-json.ts";
export * from "./rail/rail.ts";

/** What the apps show, and in which order. */
export const layoutArea = {
  permissions,
  things: {
    content: contentEndpoints,
    contentTag: contentTagEndpoints,
    rail: railEndpoints,
    appConfig: appConfigEndpoints,
    told: toldEndpoints,
    page: pageEndpoints,
  },
} satisfies Area;
