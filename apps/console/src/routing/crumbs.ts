import type { Crumb } from "@o2r/ui";
import { generatePath } from "react-router-dom";
import { routes } from "../routes.tsx";
import { areaTitle } from "./area-title.ts";
import type { Audience } from "./audience.ts";
import { pageTitle } from "./page-title.ts";
import type { Area, Route } from "./route.ts";

/** Areas whose pages' titles do not say already where they stand. */
const saysMore: readonly Area[] = ["catalogue", "stock", "logistics", "promotions", "engagement"];

/** What is shown: the name of the thing, once it is known, and the parameters of the address. */
export interface Shown {
  readonly name?: string | undefined;
  readonly params?: Readonly<Record<string, string | undefined>>;
}

/**
 * The way to a page: its area or sidebar group, the page above it, and the page itself by its title or by the name
 * of the thing it shows. A part of a thing's page, such as its form, stands below the name of the thing.
 */
export const crumbsTo = (route: Route, audience: Audience, { name, params = {} }: Shown = {}): readonly Crumb[] => {
  const above = routes.find(({ path }) => path === route.under);
  const isPart = above?.path.includes(":") ?? false;
  const label = (isPart ? undefined : name) ?? pageTitle(route, audience);
  const here: Crumb = { label, href: generatePath<string>(route.path, params) };
  if (above !== undefined) return [...crumbsTo(above, audience, isPart ? { name, params } : {}), here];
  const place = route.entry?.within ?? (saysMore.includes(route.area) ? areaTitle[route.area] : undefined);
  return place === undefined ? [here] : [{ label: place }, here];
};
