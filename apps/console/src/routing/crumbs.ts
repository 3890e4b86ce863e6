import type { Crumb } from "@o2r/ui";
import { routes } from "../routes.tsx";
import { areaTitle } from "./area-title.ts";
import type { Audience } from "./audience.ts";
import { pageTitle } from "./page-title.ts";
import type { Area, Route } from "./route.ts";

/** Areas whose pages' titles do not say already where they stand. */
const saysMore: readonly Area[] = ["catalogue", "stock", "logistics", "promotions", "engagement"];

/**
 * The way to a page: its area or sidebar group, the page above it, and the page itself by its title or by the name
 * of the thing it shows.
 */
export const crumbsTo = (route: Route, audience: Audience, name?: string): readonly Crumb[] => {
  const here: Crumb = { label: name ?? pageTitle(route, audience), href: route.path };
  const above = routes.find(({ path }) => path === route.under);
  if (above !== undefined) return [...crumbsTo(above, audience), here];
  const place = route.entry?.within ?? (saysMore.includes(route.area) ? areaTitle[route.area] : undefined);
  return place === undefined ? [here] : [{ label: place }, here];
};
