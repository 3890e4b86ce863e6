import { audienceOf } from "./audience.ts";
import { mayOpen } from "./may-open.ts";
import { pageAbout } from "./page-about.ts";
import { pageTitle } from "./page-title.ts";
import type { Route } from "./route.ts";

/** Who looks: the role cookie and the flag decide which pages can be found at all. */
export interface Finder {
  readonly role: string | undefined;
  readonly helpAndSupportActive: boolean;
}

/** Pages that a person can go to without knowing an id: those of the shell that he may open, in the table's order. */
export const openPages = (routes: readonly Route[], finder: Finder): readonly Route[] =>
  routes.filter(
    (route) =>
      route.access === "signedIn" &&
      route.entry !== undefined &&
      mayOpen(route, finder.role) &&
      (!route.needsHelpFlag || finder.helpAndSupportActive),
  );

/**
 * The open pages that hold every word of `query`, best first: words that begin the title, then words inside it,
 * then words of its description. No words: all pages.
 */
export const findPages = (routes: readonly Route[], finder: Finder, query: string): readonly Route[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const audience = audienceOf(finder.role);
  return openPages(routes, finder)
    .map((route) => ({ route, rank: rankOf(route, pageTitle(route, audience).toLowerCase(), words) }))
    .filter(({ rank }) => rank < notFound)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ route }) => route);
};

const notFound = 3;

const rankOf = (route: Route, title: string, words: readonly string[]): number => {
  const more = `${route.entry?.within ?? ""} ${pageAbout(route)} ${route.path}`.toLowerCase();
  return Math.max(
    0,
    ...words.map((word) => {
      if (title.split(" ").some((part) => part.startsWith(word))) return 0;
      if (title.includes(word)) return 1;
      return more.includes(word) ? 2 : notFound;
    }),
  );
};
